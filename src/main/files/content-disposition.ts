import { parse } from 'content-disposition';
import { decodeWords } from '../formats/encoded-words.ts';
import { cyrillicText, textInCharset } from '../formats/named-charset.ts';

/** What Electron puts in the place of a header's bytes that are not UTF-8: they are lost. */
const LOST = '\ufffd';

/** The characters below 256 as the bytes for which they stand; null for others. */
const bytesOf = (text: string): Buffer | null => (/[^\0-\xff]/.test(text) ? null : Buffer.from(text, 'latin1'));

/** The text with its percent-encoding undone, a character for each byte. */
const unescaped = (text: string): string =>
  text.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Headers carry bytes as Latin-1 characters; many servers put UTF-8 there anyway, some windows-1251. */
function fromBytes(value: string): string {
  const bytes = bytesOf(value);
  return (bytes && (textInCharset(bytes, 'utf-8') ?? cyrillicText(bytes))) ?? value;
}

/** Some servers percent-encode the plain parameter; browsers decode it, so people expect that. */
function fromPercent(value: string): string {
  if (!/%[\da-f]{2}/i.test(value)) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    const bytes = bytesOf(unescaped(value));
    return (bytes && cyrillicText(bytes)) ?? value;
  }
}

/** The value of an extended parameter: charset'language'percent-encoded bytes (RFC 8187); null if it is no such value. */
function fromExtended(value: string): string | null {
  const [, charset = '', text = ''] = /^([^']+)'[^']*'(.*)$/s.exec(value) ?? [];
  const bytes = charset ? bytesOf(unescaped(text)) : null;
  return bytes && textInCharset(bytes, charset);
}

/**
 * The file name of a Content-Disposition header as the server meant it (A-043, RFC 6266, RFC 8187), or null, also for a
 * name whose letters are lost. The name is not yet safe to use: see `safeFileName`.
 */
export function fileNameOf(header: string | null): string | null {
  if (!header) return null;
  const { 'filename*': extended = '', filename = '' } = parse(header, { extended: false }).parameters;
  const name = fromExtended(extended) || fromPlain(filename);
  return name === '' || name.includes(LOST) ? null : name;
}

function fromPlain(filename: string): string {
  const text = fromBytes(filename);
  const decoded = decodeWords(text);
  return decoded === text ? fromPercent(text) : decoded;
}
