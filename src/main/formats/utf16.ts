/** Separators, digits and line ends have a zero byte even where all letters are Cyrillic; as a share of all bytes. */
const FEWEST_ZEROS = 0.01;
/** Letters whose other byte is zero, such as Ā, are rarer than these by this factor at least. */
const ONE_SIDED = 50;

/**
 * Which kind of UTF-16 the beginning of a text without a byte order mark is, by its zero bytes: those of the common
 * characters all stand on one side. Null where it is none; it may still be no text at all.
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
