import type { JournalEntry } from '@shared/journal.ts';
import type { Sheet } from '@shared/sheets.ts';
import { MOST_CELLS } from '@shared/sheets.ts';
import type { JournalSubject } from '@/entities/journal-subject.ts';
import { formatCount, formatDateTime, formatMoney } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import type { Text } from '@/i18n/text.ts';
import { joinedLines } from '@/kit/joined-lines.ts';
import { lookOf } from './actions.ts';
import { isoOf } from './days.ts';
import { isRepetition } from './entry-state.ts';
import { detailOf, outcomeWords, titleOf } from './entry-words.ts';
import { type Sums, sumsOf } from './sums.ts';

/** Limit of the bridge for one copied text, in characters. */
const MOST_COPIED = 10_000;

/** Returns the `JournalSubject` of an entry. */
export type SubjectOf = (entry: JournalEntry) => JournalSubject;

const FIGURES = [
  ['accepted', 'Qabul qilingan'],
  ['rejected', 'Rad etilgan'],
  ['confirmed', 'Tasdiqlangan'],
  ['denied', 'Tasdiqlanmagan'],
  ['others', 'Boshqa amallar'],
  ['notDone', 'Bajarilmagan'],
  ['unknown', "Natijasi noma'lum"],
] as const satisfies readonly (readonly [keyof Sums, Text])[];

/** The counts with their labels, in the order of the page; a district manager's counts only if above 0. */
export const figuresOf = (sums: Sums): readonly { name: keyof Sums; label: Text; count: number }[] =>
  FIGURES.filter(([name]) => (name !== 'confirmed' && name !== 'denied') || sums[name] > 0).map(([name, label]) => ({
    name,
    label,
    count: sums[name],
  }));

/**
 * Entries as plain text for a message: the days, the sums, and a line for each entry, oldest first. `heading` names the
 * days. Truncated to the bridge's limit.
 */
export function reportOf(
  heading: string,
  entries: readonly JournalEntry[],
  subjectOf: SubjectOf,
  translation: Translation,
): string {
  const { t } = translation;
  const sums = sumsOf(entries);
  const lines = entries.toReversed().map((entry) => {
    const { headline } = outcomeWords(entry, subjectOf(entry), translation);
    const about = [titleOf(entry, translation), detailOf(entry, translation)].filter(Boolean).join(', ');
    return `${formatDateTime(isoOf(entry.at))} ${t(lookOf(entry).label)}: ${about}. ${headline}`;
  });
  return joinedLines(
    [
      `${t('Jurnal')}, ${heading}`,
      ...figuresOf(sums).map(({ label, count }) => `${t(label)}: ${formatCount(count)}`),
      `${t('Ajratilgan summa')}: ${formatMoney(sums.granted)} ${t("so'm")}`,
      '',
    ],
    lines,
    MOST_COPIED,
    (count) => t('Yana {{count}} ta qator', { count: formatCount(count) }),
  );
}

const COLUMNS = [
  ['Vaqt', 18],
  ['Amal', 28],
  ['ID', 16],
  ['Tashabbus', 60],
  ['Hudud', 40],
  ["Summa, so'm", 18],
  ['Izoh', 50],
  ['Platforma javobi', 20],
  ['Sabab', 50],
] as const satisfies readonly (readonly [Text, number])[];

/** Entries as a sheet, oldest first; if one file cannot hold all, the newest. */
export function sheetOf(entries: readonly JournalEntry[], subjectOf: SubjectOf, translation: Translation): Sheet {
  const { t, tr } = translation;
  const most = Math.floor(MOST_CELLS / COLUMNS.length) - 1;
  return {
    name: t('Jurnal'),
    columns: COLUMNS.map(([head, width]) => ({ head: t(head), width })),
    rows: entries
      .slice(0, most)
      .toReversed()
      .map((entry) => {
        const { headline, below } = outcomeWords(entry, subjectOf(entry), translation);
        return [
          formatDateTime(isoOf(entry.at)),
          t(lookOf(entry).label),
          entry.subject.publicId ?? entry.subject.id,
          tr(entry.subject.title),
          tr(entry.subject.place),
          isRepetition(entry) ? null : (entry.amount ?? null),
          entry.note ?? null,
          headline,
          below,
        ];
      }),
  };
}
