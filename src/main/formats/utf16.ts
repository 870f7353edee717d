/** Least share of zero bytes: separators, digits and line ends have one even where all letters are Cyrillic. */
const FEWEST_ZEROS = 0.01;
/** Least ratio of these zero bytes to those on the other side, which letters such as Ā have. */
const ONE_SIDED = 50;

/**
 * The byte order of UTF-16 without a byte order mark, from a text's beginning: the zero bytes of common characters all
 * stand on one side. Null where the beginning is not UTF-16; a result is no proof that the content is text.
 */
export function utf16ByZeros(start: Buffer): 'utf-16le' | 'utf-16be' | null {
  let even = 0;
  let odd = 0;
  for (let at = start.indexOf(0); at !== -1; at = start.indexOf(0, at + 1)) {
    if (at % 2 === 0) even++;
    else odd++;
  }
  const most = Math.max(even, odd);
  if (most <= start.length * FEWEST_ZEROS || Math.min(even, odd) * ONE_SIDED > most) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}
