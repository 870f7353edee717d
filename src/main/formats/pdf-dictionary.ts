/**
 * A token, after white space and whole comments. Unambiguous, so that matching takes linear time. Of a literal string
 * only the opening bracket is matched.
 */
const TOKEN = /(?:\s|%[^\r\n]*(?![^\r\n]))*(<<|>>|\[|\]|\(|<[0-9A-Fa-f\s]*>|\/[^\s()<>[\]{}/%]*|[^\s()<>[\]{}/%]+)/y;
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const PIECE = /\\([0-7]{1,3}|\r\n|[\s\S])|\r\n?|[()]|[^\\\r()]+/y;

/**
 * The bytes of a literal string whose content starts at `from`, and the position after its end; null without an end.
 */
function literalAt(text: string, from: number): { bytes: Buffer; end: number } | null {
  let value = '';
  PIECE.lastIndex = from;
  for (let depth = 1; ; ) {
    const found = PIECE.exec(text);
    if (!found) return null;
    const [piece, escaped] = found;
    if (piece === '(') depth++;
    if (piece === ')' && --depth === 0) return { bytes: Buffer.from(value, 'latin1'), end: PIECE.lastIndex };
    if (escaped === undefined) value += piece.startsWith('\r') ? '\n' : piece;
    else if (/^[0-7]/.test(escaped)) value += String.fromCharCode(Number.parseInt(escaped, 8) & 0xff);
    else if (!/^[\r\n]/.test(escaped)) value += ESCAPED[escaped] ?? escaped;
  }
}

/** The bytes of the string at a position in a PDF, literal or hexadecimal; null if there is none. */
export function textAt(text: string, at: number): { bytes: Buffer; end: number } | null {
  TOKEN.lastIndex = at;
  const token = TOKEN.exec(text)?.[1];
  const end = TOKEN.lastIndex;
  if (token === '(') return literalAt(text, end);
  if (!token?.startsWith('<') || token === '<<') return null;
  const digits = token.replace(/[<>\s]/g, '');
  return { bytes: Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex'), end };
}

/**
 * The dictionary at a position in a PDF (ISO 32000 §7.3.7), read as Latin-1: strings as bytes, names with their slash,
 * numbers and words unchanged; nested values are omitted. Null if there is no whole dictionary at that position.
 */
export function dictionaryAt(text: string, at: number): ReadonlyMap<string, string | Buffer> | null {
  const entries = new Map<string, string | Buffer>();
  let key: string | null = null;
  let depth = 0;
  for (let place = at; ; ) {
    TOKEN.lastIndex = place;
    const token = TOKEN.exec(text)?.[1];
    if (token === undefined || (depth === 0 && token !== '<<')) return null;
    const start = TOKEN.lastIndex - token.length;
    const string = textAt(text, start);
    place = string?.end ?? start + token.length;
    if (token === '(' && !string) return null;
    if (token === '<<' || token === '[') {
      depth++;
      key = null;
    } else if (token === '>>' || token === ']') {
      if (--depth === 0) return entries;
    } else if (depth === 1 && key !== null) {
      entries.set(key, string?.bytes ?? token);
      key = null;
    } else if (depth === 1 && token.startsWith('/')) {
      key = token.slice(1);
    }
  }
}
