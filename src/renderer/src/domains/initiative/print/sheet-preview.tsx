import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type CSSProperties, useMemo, useState } from 'react';
import { createI18n } from '@/i18n/i18n.ts';
import { I18nProvider, useT } from '@/i18n/use-t.ts';
import type { PrintJob } from './paper/job.ts';
import styles from './print-dialog.module.css';
import { AnnexSheets } from './sheets/annex-sheets.tsx';
import { CardSheets } from './sheets/card-sheets.tsx';

/** Scaled-down preview of the sheets: of a list the first sheet, of cards one card after the other. */
export function PrintPreview({ job }: { job: PrintJob }) {
  const { t } = useT();
  const [chosen, setAt] = useState(0);
  const [laidOut, setSheets] = useState(1);
  const sheets = job.kind === 'cards' ? laidOut : 1;
  const i18n = useMemo(() => createI18n(job.script), [job.script]);
  const of = job.kind === 'cards' ? job.cards.length : 1;
  const at = Math.min(chosen, of - 1);
  const card = job.kind === 'cards' ? job.cards[at] : undefined;
  return (
    <div className={styles.preview}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard. */}
      <section key={at} className={styles.window} aria-label={t('Varaqning namunasi')} tabIndex={0}>
        <div className={styles.sheets} style={{ '--sheets': sheets } as CSSProperties}>
          <div className={styles.paper}>
            <I18nProvider value={i18n}>
              {job.kind === 'list' && <AnnexSheets key={JSON.stringify(job)} job={job} most={1} />}
              {job.kind === 'cards' && card && (
                <CardSheets
                  key={JSON.stringify([job.script, job.parts, card])}
                  card={card}
                  job={job}
                  onLaidOut={setSheets}
                />
              )}
            </I18nProvider>
          </div>
        </div>
      </section>
      <div className={styles.pager}>
        {of > 1 && (
          <>
            <ActionIcon variant="subtle" disabled={at === 0} onClick={() => setAt(at - 1)} aria-label={t('Oldingi')}>
              <IconChevronLeft size={18} stroke={1.8} aria-hidden />
            </ActionIcon>
            <span>
              {at + 1} / {of}
            </span>
            <ActionIcon
              variant="subtle"
              disabled={at === of - 1}
              onClick={() => setAt(at + 1)}
              aria-label={t('Keyingi')}
            >
              <IconChevronRight size={18} stroke={1.8} aria-hidden />
            </ActionIcon>
          </>
        )}
      </div>
    </div>
  );
}
