/** How a number is shown. */
export type NumberStyle = 'plain' | 'percent' | 'date' | 'hours';

const DATES: readonly (readonly [number, number])[] = [
  [14, 22],
  [27, 36],
  [45, 45],
  [47, 47],
  [50, 58],
];

/** The style of one of Excel's built-in formats (ECMA-376, 18.8.30). */
export function builtInStyle(id: number): NumberStyle {
  if (id === 9 || id === 10) return 'percent';
  if (id === 46) return 'hours';
  return DATES.some(([from, to]) => id >= from && id <= to) ? 'date' : 'plain';
}

/** The style of a format's code, by its first section: `dd.mm.yyyy`, `[h]:mm`, `0.0%`, `#,##0" so'm"`. */
export function styleOfCode(code: string): NumberStyle {
  const [section = ''] = code.replace(/"[^"]*"?|\\.|_.|\*./g, '').split(';');
  if (/\[(h+|m+|s+)\]/i.test(section)) return 'hours';
  const bare = section.replace(/\[[^\]]*\]?/g, '');
  if (/general/i.test(bare)) return 'plain';
  if (/[dmyhs]/i.test(bare)) return 'date';
  return bare.includes('%') ? 'percent' : 'plain';
}
