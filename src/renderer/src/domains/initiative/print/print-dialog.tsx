import { Button, SegmentedControl } from '@mantine/core';
import { IconFileTypePdf, IconPrinter } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { categoriesQuery } from '@/entities/categories.ts';
import { formatCount } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { CommandKey } from '@/kit/commands/command-key.tsx';
import { useCommands } from '@/kit/commands/use-commands.ts';
import { Dialog } from '@/kit/dialog.tsx';
import { useMe } from '@/session/session.ts';
import { BatchSelect } from './batch-select.tsx';
import { type Choices, FIRST_CHOICES } from './choices.ts';
import { choicesQuery, keepChoices } from './choices-query.ts';
import { cardsJob, listJob } from './make-job.ts';
import { type Batch, batchesOf } from './paper/batches.ts';
import styles from './print-dialog.module.css';
import { PrintFields } from './print-fields.tsx';
import { PrintPreview } from './sheet-preview.tsx';
import type { PrintSubject } from './subject.ts';
import { type Kind, usePrintRun } from './use-print-run.ts';

export type PrintDialogProps = {
  subject: PrintSubject;
  /** Closes the dialog: stop rendering it. */
  onClose: () => void;
};

/** Dialog that prints initiatives as cards, or their list as an annex to the protocol, on paper or as PDF. */
export function PrintDialog({ subject, onClose }: PrintDialogProps) {
  const { t } = useT();
  return (
    <Dialog
      opened
      onClose={onClose}
      size={850}
      padding={0}
      title={t('Chop etish')}
      classNames={{ header: styles.header ?? '', content: styles.content ?? '' }}
    >
      <PrintForm subject={subject} onLeave={onClose} />
    </Dialog>
  );
}

function PrintForm({ subject, onLeave }: { subject: PrintSubject; onLeave: () => void }) {
  const { t, script } = useT();
  const { full_name: who } = useMe();
  const queries = useQueryClient();
  const { data: choices = FIRST_CHOICES } = useQuery(choicesQuery);
  const { data: categories = [] } = useQuery(categoriesQuery);
  const [kind, setKind] = useState<Kind>(subject.cards.length > 0 ? 'cards' : 'list');
  const [copies, setCopies] = useState(1);
  const [openedAt] = useState(() => new Date().toISOString());
  const batches = useMemo(() => batchesOf(subject.cards.length), [subject]);
  const [at, setAt] = useState(0);
  const batch = batches[at] ?? WHOLE;
  const { doing, savePdf, send } = usePrintRun({
    ...{ subject, kind, batch, choices, script },
    // The next batch is a document of its own.
    onDone: () => (kind === 'cards' && at + 1 < batches.length ? setAt(at + 1) : onLeave()),
  });
  const choose = (chosen: Choices) => {
    queries.setQueryData(choicesQuery.queryKey, chosen);
    keepChoices(chosen);
  };
  const print = () => void send(copies);
  const busy = doing !== 'nothing';
  useCommands([
    {
      ...IN_DIALOG,
      id: 'print.send',
      title: 'Printerga yuborish',
      keys: ['Ctrl+Enter'],
      run: print,
    },
    { ...IN_DIALOG, id: 'print.pdf', title: 'PDF sifatida saqlash', keys: ['Ctrl+KeyS'], run: () => void savePdf() },
  ]);

  const about = { subject, choices, script, who, categories, readAt: openedAt, printedAt: openedAt };
  const cards = subject.cards.slice(batch.from, batch.to);
  const all = { n: formatCount(subject.cards.length) };
  const counted = subject.ticked ? t('{{n}} ta belgilangan tashabbus', all) : t('{{n}} ta tashabbus', all);
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <p className={styles.count}>{kind === 'cards' ? counted : t('Qaror qabul qilingan tashabbuslar')}</p>
        <SegmentedControl<Kind>
          fullWidth
          value={kind}
          onChange={setKind}
          disabled={subject.cards.length === 0}
          data={[
            { value: 'cards', label: t('Karta') },
            { value: 'list', label: t("Ro'yxat") },
          ]}
        />
        <div className={styles.fields}>
          {kind === 'cards' && batches.length > 1 && (
            <BatchSelect batches={batches} at={at} onChange={setAt} disabled={busy} />
          )}
          <PrintFields kind={kind} choices={choices} onChoices={choose} copies={copies} onCopies={setCopies} />
          <p className={styles.note} role="status">
            {noteOf({ doing, kind, n: formatCount(cards.length) }, t)}
          </p>
        </div>
        <div className={styles.buttons}>
          <Button
            leftSection={<IconPrinter size={18} stroke={1.7} aria-hidden />}
            rightSection={<CommandKey of="print.send" />}
            loading={busy}
            onClick={print}
          >
            {t('Printerga yuborish')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconFileTypePdf size={18} stroke={1.7} aria-hidden />}
            rightSection={<CommandKey of="print.pdf" />}
            disabled={busy}
            onClick={() => void savePdf()}
          >
            {t('PDF sifatida saqlash')}
          </Button>
        </div>
      </div>
      <PrintPreview key={at} job={kind === 'cards' ? cardsJob(cards, about) : listJob(subject.rows, about)} />
    </div>
  );
}

const WHOLE: Batch = { from: 0, to: 0 };

const IN_DIALOG = { where: 'Chop etish', inDialog: true } as const;

/** Note on the next printing, or on its current step. */
function noteOf(
  { doing, kind, n }: { doing: ReturnType<typeof usePrintRun>['doing']; kind: Kind; n: string },
  t: ReturnType<typeof useT>['t'],
): string {
  if (doing === 'drawing') return t('Varaqlar tayyorlanmoqda');
  if (kind === 'list') {
    return doing === 'reading'
      ? t("Ro'yxat platformadan qayta o'qilmoqda")
      : t("Chop etishdan oldin ro'yxat platformadan qayta o'qiladi. Shaxsiy raqamlar chop etilmaydi.");
  }
  if (doing === 'reading') return t("{{n}} ta tashabbus platformadan qayta o'qilmoqda", { n });
  return t("Chop etishdan oldin {{n}} ta tashabbus platformadan qayta o'qiladi. Shaxsiy raqamlar chop etilmaydi.", {
    n,
  });
}
