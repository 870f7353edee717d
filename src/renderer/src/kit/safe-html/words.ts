const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  ensp: '\u2002',
  emsp: '\u2003',
  thinsp: '\u2009',
  shy: '\u00AD',
  zwnj: '\u200C',
  zwj: '\u200D',
  lrm: '\u200E',
  rlm: '\u200F',
  laquo: '«',
  raquo: '»',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};
const LARGEST = 0x10ffff;

/** Decodes an entity; an unknown entity stays as written. */
function decode(whole: string, name: string): string {
  if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= LARGEST ? String.fromCodePoint(code) : whole;
}

const INLINE = /^<\/?(?:a|b|strong|i|em|u|s|span|small|mark|sub|sup|code)\b/i;

/** The words of an HTML text, with its own blanks and with `between` for the ends of lines, cells and the like. */
const textOf = (html: string, between: string): string =>
  html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<(script|style|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<\/?[a-z][^>]*(?:>|$)/gi, (tag) => (INLINE.test(tag) ? '' : between))
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, decode);

/**
 * The words of an HTML text in one line, for a table cell. A plain string: render as text only. Scripts and styles are
 * left out.
 */
export const wordsOf = (html: string): string => textOf(html, ' ').replace(/\s+/g, ' ').trim();

/** The words of an HTML text in its lines, none of them empty. A plain string, as from `wordsOf`. */
export const linesOf = (html: string): string =>
  textOf(html, '\n')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
