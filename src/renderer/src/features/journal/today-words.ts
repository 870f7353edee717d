import type { JournalEntry } from '@shared/journal.ts';
import { formatCount } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import type { Text } from '@/i18n/text.ts';
import { type Sums, sumsOf } from './sums.ts';

const WORDS = [
  ['accepted', '{{n}} qabul'],
  ['rejected', '{{n}} rad'],
  ['confirmed', '{{n}} tasdiq'],
  ['denied', '{{n}} qaytarilgan'],
  ['others', '{{n}} boshqa amal'],
  ['notDone', '{{n}} bajarilmagan'],
  ['unknown', "{{n}} noma'lum"],
] as const satisfies readonly (readonly [keyof Sums, Text])[];

/** Outcomes of some entries in one line: "6 qabul, 2 rad"; '' for no entries. */
export function sumWords(entries: readonly JournalEntry[], t: Translation['t']): string {
  const sums = sumsOf(entries);
  return WORDS.filter(([name]) => sums[name] > 0)
    .map(([name, text]) => t(text, { n: formatCount(sums[name]) }))
    .join(', ');
}
