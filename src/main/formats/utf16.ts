/** Minimum share of zero bytes: separators, digits and line ends contain one even if all letters are Cyrillic. */
const FEWEST_ZEROS = 0.01;
/** Minimum ratio of the zero bytes on one side to those on the other, which letters such as Ā contain. */
const ONE_SIDED = 50;

/**
 * The byte order of UTF-16 without a byte order mark, from a text's beginning: the zero bytes of common characters are
 * all on one side. Null if the beginning is not UTF-16; a result does not prove that the content is text.
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
