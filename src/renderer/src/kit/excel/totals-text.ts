import type { Text } from '@/i18n/catalogue.ts';
import { formatCount } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import type { Totals } from './totals.ts';

type T = Translation['t'];

/** What the bridge takes as one text (`app.copyText`, `files.saveText`), in characters. */
const MOST = { copied: 10_000, saved: 2_000_000 };
/** Of what they are of, in characters. */
const NAME_LENGTH = 120;
/** Tabs and line ends among them, which would begin a cell or a row where quotes are not seen. */
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/**
 * Where Excel would take what follows for a formula, whoever wrote it: at the beginning of a cell, also of one that the
 * comma of another region cuts out of this one, behind whatever is not seen. Its full-width letters count as its own.
 */
const FORMULA = /(?<=^|[;,])(?=[\s"\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/gu;

/** What totals count, in words. */
export type TotalsWords = {
  /** Stands before the name of what they are of. */
  of: Text;
  total: Text;
  successful: Text;
  failed: Text;
  /** Said where all went well. */
  done: Text;
  /** Said where something was not taken. */
  partly: Text;
};

/** The rows of a file. */
export const ROWS: TotalsWords = {
  of: 'Fayl',
  total: 'Jami qatorlar',
  successful: 'Qabul qilindi',
  failed: "O'tmadi",
  done: 'Amaliyot muvaffaqiyatli bajarildi!',
  partly: "Fayl qabul qilindi, lekin ayrim qatorlar o'tmadi.",
};

const figures = ({ total, successful, failed }: Totals, words: TotalsWords, t: T) =>
  [
    [t(words.total), total],
    [t(words.successful), successful],
    [t(words.failed), failed],
  ] as const;

/** Head and as many whole lines as fit; where some do not, the last line says how many. */
function joined(head: readonly string[], lines: readonly string[], most: number, rest: (count: number) => string) {
  // For the line about the rest.
  let left = most - head.join('\n').length - 100;
  let kept = 0;
  for (const line of lines) {
    left -= line.length + 1;
    if (left < 0) break;
    kept += 1;
  }
  const missing = lines.length - kept;
  return [...head, ...lines.slice(0, kept), ...(missing > 0 ? [rest(missing)] : [])].join('\n');
}

/** What became of an import or another call, as people send it to each other. `name` is what the totals are of. */
export function totalsAsText(name: string, totals: Totals, t: T, words: TotalsWords = ROWS): string {
  return joined(
    [name, ...figures(totals, words, t).map(([label, count]) => `${label}: ${formatCount(count)}`)],
    totals.errors.map(({ row, message }) => `${t('{{row}}-qator', { row })}: ${message}`),
    MOST.copied,
    (count) => t('Yana {{count}} ta qator', { count: formatCount(count) }),
  );
}

function field(value: string | number): string {
  const text = typeof value === 'string' ? value.replace(CONTROL, ' ').replace(FORMULA, "'") : String(value);
  return /[;"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The same as a csv that Excel opens here, with semicolons; nothing in it can act as a formula, in whatever region. */
export function totalsAsCsv(name: string, totals: Totals, t: T, words: TotalsWords = ROWS): string {
  const line = (...values: (string | number)[]) => values.map(field).join(';');
  const { errors } = totals;
  return joined(
    [
      line(t(words.of), name),
      ...figures(totals, words, t).map(([label, count]) => line(label, count)),
      ...(errors.length > 0 ? ['', line(t('Qator'), t('Sabab'))] : []),
    ],
    errors.map(({ row, message }) => line(row, message)),
    MOST.saved,
    (count) => line('', t('Yana {{count}} ta qator', { count: formatCount(count) })),
  );
}

/** Under which name the totals of a file, or of something else, are saved. */
export const totalsName = (name: string): string => `${name.replace(/\.[^.]*$/, '').slice(0, NAME_LENGTH)}-natija.csv`;
