import { createCsvParser } from './csv-parser.ts';

/** Most likely first in Uzbekistan, where Excel writes semicolons. */
const SEPARATORS = [';', ',', '\t', '|'] as const;
const RECORDS = 20;

/**
 * The separator of a csv, from its beginning: the candidate that splits the largest share of the first records into as
 * many fields as the first record; on a tie, the one with the most fields. A semicolon if no candidate splits.
 */
export function detectSeparator(sample: string): string {
  let best: string = SEPARATORS[0];
  let bestScore = 0;
  for (const separator of SEPARATORS) {
    const widths = firstWidths(sample, separator);
    const [width = 1] = widths;
    const score = width < 2 ? 0 : widths.filter((other) => other === width).length / widths.length + width / 1e6;
    if (score > bestScore) {
      best = separator;
      bestScore = score;
    }
  }
  return best;
}

/** Field counts of the first records; of a sample without a line end, the count of its beginning. */
function firstWidths(sample: string, separator: string): number[] {
  const widths: number[] = [];
  const parser = createCsvParser(separator, (fields) => {
    if (widths.length < RECORDS && (fields.length > 1 || fields[0] !== '')) widths.push(fields.length);
  });
  parser.write(sample);
  if (widths.length === 0) parser.write('\n');
  return widths;
}
