import { startOf } from '@shared/start-of.ts';
import type { Refused, Totals } from '@shared/totals.ts';
import { formatCount } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import type { Text } from '@/i18n/text.ts';
import { joinedLines } from '../joined-lines.ts';

type T = Translation['t'];

/** Limits of the bridge for one text (`app.copyText`, `files.saveText`), in characters. */
const MOST = { copied: 10_000, saved: 2_000_000 };
/** Most characters of the name in a file name. */
const NAME_LENGTH = 120;
/** Control characters, such as tabs and line ends: a reader that ignores quotes would start a new cell or row there. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/**
 * Positions from which Excel would read a formula (formula injection): the start of a cell, also of a cell split off by
 * a comma, the separator of other regions, after any invisible characters. Full-width operators count too.
 */
const FORMULA = /(?<=^|[;,])(?=[\s"\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/gu;

/** Words for the totals of one kind of call. */
export type TotalsWords = {
  /** Label of the name in the csv. */
  of: Text;
  total: Text;
  successful: Text;
  failed: Text;
  /** Outcome if nothing failed. */
  done: Text;
  /** Outcome if something was refused. */
  partly: Text;
  /** Outcome if nothing was accepted, also because there was nothing. */
  none: Text;
};

/** The rows of a file. */
export const ROWS_OF_FILE: TotalsWords = {
  of: 'Fayl',
  total: 'Jami qatorlar',
  successful: 'Qabul qilindi',
  failed: "O'tmadi",
  done: 'Amaliyot muvaffaqiyatli bajarildi!',
  partly: "Fayl qabul qilindi, lekin ayrim qatorlar o'tmadi.",
  none: 'Birorta ham qator qabul qilinmadi.',
};

const figures = ({ total, successful, failed }: Totals, words: TotalsWords, t: T) =>
  [
    [t(words.total), total],
    [t(words.successful), successful],
    [t(words.failed), failed],
  ] as const;

/** The number of a refused row before its reason: "3-qator: "; empty if it is not known. */
export const rowPrefix = ({ row }: Refused, t: T): string => (row === null ? '' : `${t('{{row}}-qator', { row })}: `);

/** Totals as plain text for a message. `name` is what the totals belong to. */
export function totalsAsText(name: string, totals: Totals, t: T, words: TotalsWords = ROWS_OF_FILE): string {
  return joinedLines(
    [name, ...figures(totals, words, t).map(([label, count]) => `${label}: ${formatCount(count)}`)],
    totals.errors.map((refused) => `${rowPrefix(refused, t)}${refused.message}`),
    MOST.copied,
    (count) => t('Yana {{count}} ta qator', { count: formatCount(count) }),
  );
}

function field(value: string | number): string {
  const text = typeof value === 'string' ? value.replace(CONTROL, ' ').replace(FORMULA, "'") : String(value);
  return /[;"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Totals as a csv with semicolons, the separator of Excel in Uzbekistan; safe against formula injection in any region.
 */
export function totalsAsCsv(name: string, totals: Totals, t: T, words: TotalsWords = ROWS_OF_FILE): string {
  const line = (...values: (string | number)[]) => values.map(field).join(';');
  const { errors } = totals;
  return joinedLines(
    [
      line(t(words.of), name),
      ...figures(totals, words, t).map(([label, count]) => line(label, count)),
      ...(errors.length > 0 ? ['', line(t('Qator'), t('Sabab'))] : []),
    ],
    errors.map(({ row, message }) => line(row ?? '', message)),
    MOST.saved,
    (count) => line('', t('Yana {{count}} ta qator', { count: formatCount(count) })),
  );
}

/** File name of the saved totals. */
export const totalsName = (name: string): string => `${startOf(name.replace(/\.[^.]*$/, ''), NAME_LENGTH)}-natija.csv`;
