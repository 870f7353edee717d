import { Skeleton } from '@mantine/core';
import type { JournalEntry } from '@shared/journal.ts';
import { Link } from 'react-router';
import { useT } from '@/i18n/use-t.ts';
import { CommandKey } from '@/kit/commands/command-key.tsx';
import { DrawnRecord } from '@/kit/drawn-record.tsx';
import { clockOf } from '@/kit/when.ts';
import { lookOf } from './actions.ts';
import { titleOf } from './entry-words.ts';
import type { SubjectOf } from './report.ts';
import styles from './today-section.module.css';
import { sumWords } from './today-words.ts';
import type { SentToday } from './use-sent-today.ts';

/** Number of entries shown; fewer in a low window. */
const SHOWN = 5;

export type TodaySectionProps = {
  today: SentToday;
  subjectOf: SubjectOf;
  /** Address of the journal, and the command that opens it. */
  journal: { to: string; command: string };
};

/** Section of the desk: this person's actions of today, newest first, and a link to the journal. */
export function TodaySection({ today: { entries, error, decided }, subjectOf, journal }: TodaySectionProps) {
  const translation = useT();
  const { t } = translation;
  return (
    <section aria-label={t('Bugun')}>
      <header className={styles.head}>
        <h2 className={styles.title}>{decided ? t('Bugun: {{n}} ta qaror', { n: decided }) : t('Bugun')}</h2>
        <Link className={styles.journal} to={journal.to}>
          {t('Jurnal')} <CommandKey of={journal.command} />
        </Link>
      </header>
      {error ? (
        <p className={styles.words} role="alert">
          {t("Jurnalni o'qib bo'lmadi")}
        </p>
      ) : entries === undefined ? (
        <Skeleton height={18} width="60%" aria-hidden />
      ) : (
        <p className={styles.words}>{sumWords(entries, t) || t('Bugun hali hech narsa yuborilmagan')}</p>
      )}
      <ul className={styles.rows}>
        {entries?.slice(0, SHOWN).map((entry) => (
          <li key={entry.id}>
            <DrawnRecord of={entry} id={entry.subject.publicId ?? entry.subject.id}>
              {() => rowOf(entry)}
            </DrawnRecord>
          </li>
        ))}
      </ul>
    </section>
  );

  function rowOf(entry: JournalEntry) {
    const { label, icon: Sign, tone } = lookOf(entry);
    const to = subjectOf(entry).addressOf(entry);
    const words = (
      <>
        <span className={styles.time}>{clockOf(entry.at)}</span>
        <span className={styles.sign} data-tone={tone} title={t(label)}>
          <Sign size={16} stroke={1.8} role="img" aria-label={t(label)} />
        </span>
        <span className={styles.name}>{titleOf(entry, translation)}</span>
        <span className={styles.id}>{entry.subject.publicId}</span>
      </>
    );
    return to === null ? (
      <span className={styles.row}>{words}</span>
    ) : (
      <Link className={styles.row} to={to} data-desk-row>
        {words}
      </Link>
    );
  }
}
