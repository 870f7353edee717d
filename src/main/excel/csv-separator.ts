import { createCsvParser } from './csv-parser.ts';

/** Most likely first in Uzbekistan, where Excel writes semicolons. */
const SEPARATORS = [';', ',', '\t', '|'] as const;
const RECORDS = 20;
const LETTER = /\p{L}/u;

/**
 * The separator of a csv, from its beginning: the candidate that splits the largest share of the first records into as
 * many fields as the header; on a tie, the one with the most fields. The header is the first record or, below titles,
 * the first of several names. A semicolon if no candidate splits.
 */
export function detectSeparator(sample: string): string {
  const candidates = SEPARATORS.map((separator) => ({ separator, records: firstRecords(sample, separator) }));
  const whole = best(candidates);
  if (whole.score > 0.5) return whole.separator;
  const below = best(candidates.map(({ separator, records }) => ({ separator, records: belowTitle(records) })));
  return below.score > whole.score ? below.separator : whole.separator;
}

type Candidate = { separator: string; records: readonly (readonly string[])[] };

/** The candidate with the highest score: the share of its records that are as wide as the first one. */
function best(candidates: readonly Candidate[]): { separator: string; score: number } {
  let found: { separator: string; score: number } = { separator: SEPARATORS[0], score: 0 };
  for (const { separator, records } of candidates) {
    const width = records[0]?.length ?? 1;
    const alike = records.filter((fields) => fields.length === width).length;
    const score = width < 2 ? 0 : alike / records.length + width / 1e6;
    if (score > found.score) found = { separator, score };
  }
  return found;
}

/**
 * The records from the first that is split into names; none if no record is. A comma within a text is followed by a
 * blank, one within a number by digits.
 */
function belowTitle(records: Candidate['records']): Candidate['records'] {
  const header = records.findIndex((fields) => fields.length > 1);
  const names = header > 0 ? (records[header] ?? []) : [];
  return names.length > 0 && names.every((name) => LETTER.test(name) && !name.startsWith(' '))
    ? records.slice(header)
    : [];
}

/** The first records that are not empty; of a sample without a line end, its beginning. */
function firstRecords(sample: string, separator: string): string[][] {
  const records: string[][] = [];
  const parser = createCsvParser(separator, (fields) => {
    if (records.length < RECORDS && (fields.length > 1 || fields[0] !== '')) records.push([...fields]);
  });
  parser.write(sample);
  if (records.length === 0) parser.write('\n');
  return records;
}
