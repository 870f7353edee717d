import { Button } from '@mantine/core';
import type { JournalEntry, JournalState } from '@shared/journal.ts';
import { IconCopy, IconFileSpreadsheet, IconLock } from '@tabler/icons-react';
import { bridge, unwrap } from '@/api/bridge.ts';
import { formatCount, formatMoney } from '@/i18n/formats.ts';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { useConfirm } from '@/kit/confirm.ts';
import { useSaveSheet } from '@/kit/files/use-save-file.ts';
import { useNotices } from '@/kit/notices.ts';
import styles from './journal-side.module.css';
import { figuresOf, reportOf, type SubjectOf, sheetOf } from './report.ts';
import { sumsOf } from './sums.ts';

/** How the journal is stored, in words. */
function keptWords({ persistent, days }: JournalState): Text {
  if (days === 0) return 'Bu kompyuterda jurnal saqlanmaydi: u dastur yopilguncha turadi.';
  return persistent
    ? "Jurnal faqat shu kompyuterda, siz uchun shifrlangan. Platformaga yuborilmaydi, boshqalar ko'rmaydi. Shaxsiy raqamlar yozilmaydi. {{days}} kun saqlanadi."
    : 'Bu kompyuterda parollar ombori topilmadi: jurnal dastur yopilguncha saqlanadi.';
}

export type JournalSideProps = {
  /** Names the days. */
  heading: string;
  /** All entries of the days, for the sums and the report. */
  entries: readonly JournalEntry[];
  /** The entries shown, for the Excel file. */
  shown: readonly JournalEntry[];
  subjectOf: SubjectOf;
  state: JournalState | undefined;
};

/** Beside the journal: sums and report of its days, the Excel file, and how the journal is stored. */
export function JournalSide({ heading, entries, shown, subjectOf, state }: JournalSideProps) {
  const translation = useT();
  const { t } = translation;
  const notices = useNotices();
  const confirm = useConfirm();
  const { save, saving } = useSaveSheet();
  const sums = sumsOf(entries);

  const copy = async () => {
    try {
      await unwrap(bridge.app.copyText({ text: reportOf(heading, entries, subjectOf, translation) }));
      notices.success('Nusxalandi');
    } catch (error) {
      notices.failure(error, 'Xatolik');
    }
  };
  const clear = async () => {
    const yes = await confirm({
      title: "Jurnal o'chirilsinmi?",
      message: "Shu kompyuterdagi barcha yozuvlaringiz o'chadi. Platformada hech narsa o'zgarmaydi.",
      yes: "O'chirish",
      danger: true,
    });
    if (!yes) return;
    try {
      await unwrap(bridge.journal.clear());
      notices.success("Jurnal o'chirildi");
    } catch (error) {
      notices.failure(error, 'Xatolik');
    }
  };

  return (
    <aside className={styles.side} aria-label={t('Kun yakuni')}>
      <h2 className={styles.days}>{heading}</h2>
      <dl className={styles.sums}>
        {figuresOf(sums).map(({ name, label, count }) => (
          <div key={name} data-warn={(name === 'unknown' && count > 0) || undefined}>
            <dt>{t(label)}</dt>
            <dd>{formatCount(count)}</dd>
          </div>
        ))}
        <div className={styles.granted}>
          <dt>{t('Ajratilgan summa')}</dt>
          <dd>
            {formatMoney(sums.granted)} {t("so'm")}
          </dd>
        </div>
      </dl>
      <Button
        variant="default"
        leftSection={<IconFileSpreadsheet size={18} stroke={1.7} aria-hidden />}
        disabled={shown.length === 0}
        loading={saving}
        onClick={() =>
          void save({ suggestedName: `jurnal ${heading}.xlsx`, sheets: [sheetOf(shown, subjectOf, translation)] })
        }
      >
        {t('Excelga saqlash')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconCopy size={18} stroke={1.7} aria-hidden />}
        disabled={entries.length === 0}
        onClick={() => void copy()}
      >
        {t('Kun hisobotini nusxalash')}
      </Button>
      <div className={styles.about}>
        <IconLock size={18} stroke={1.6} aria-hidden />
        <p>{state && t(keptWords(state), { days: state.days })}</p>
        <button type="button" className={styles.clear} onClick={() => void clear()}>
          {t("Jurnalni o'chirish")}
        </button>
      </div>
    </aside>
  );
}
