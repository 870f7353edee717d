import { parse } from 'node:path';

/** Longest name in bytes of UTF-8; file systems take 255, and a number or our suffix may be added. */
export const MAX_NAME_BYTES = 180;
/** A longer "extension" is a sentence with a full stop in it. */
const MAX_EXTENSION_BYTES = 20;
const LAST_RESORT = 'fayl';

/** Control, format (bidi overrides, zero-width), surrogate and private-use characters, line and paragraph separators. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
/** Windows takes none of them in a name. */
const FORBIDDEN = /[<>:"|?*]/g;
/** Devices of Windows, whatever the extension. */
const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])\s*(?:\.|$)/i;
/** Leading dots hide a file, trailing dots and spaces vanish on Windows. */
const EDGES = /^[.\s]+|[.\s]+$/g;

/** Of documents, tables, pictures and archives: what the desktop shows to a person and never acts upon by itself. */
const KNOWN = new Set(
  `pdf xlsx xls csv ods doc docx odt rtf ppt pptx odp txt json log jpg jpeg png gif webp bmp tif tiff heic avif mp3 mp4
  zip gz tar rar 7z bin`.split(/\s+/),
);
/** Put behind any other extension, so that nobody's program is asked for by it. */
const NEUTRAL = '.bin';

const bytes = (text: string) => Buffer.byteLength(text);

/** The longest start of a text that fits, without cutting a character in two. */
function startOf(text: string, maxBytes: number): string {
  let size = 0;
  let start = '';
  for (const character of text) {
    size += bytes(character);
    if (size > maxBytes) break;
    start += character;
  }
  return start;
}

/** A name cut to `maxBytes`, its extension kept. */
function shorten(name: string, maxBytes: number): string {
  if (bytes(name) <= maxBytes) return name;
  const { name: stem, ext } = parse(name);
  const kept = bytes(ext) <= MAX_EXTENSION_BYTES ? ext : '';
  const start = startOf(kept ? stem : name, maxBytes - bytes(kept)).replace(EDGES, '');
  return `${start}${kept}`;
}

/** Names such as `CON.xlsx` with an underscore in front. */
const unreserved = (name: string) => (RESERVED.test(name) ? `_${name}` : name);

/** Whether the desktop finds a program for such a name that may do more than show it. One with a space is no extension. */
function isActedUpon(name: string): boolean {
  const extension = parse(name).ext.slice(1).toLowerCase();
  return extension !== '' && !/\s/.test(extension) && !KNOWN.has(extension);
}

/** A name whose extension is a document's, or of nothing: `desktop.ini` becomes `desktop.ini.bin`. */
function neutral(name: string, wasHidden: boolean): string {
  // Asked of what is left: a cut may end a name behind an extension.
  const short = shorten(name, MAX_NAME_BYTES - 1);
  const isHarmless = !isActedUpon(short) && !(wasHidden && parse(short).ext === '');
  return isHarmless ? short : `${shorten(short, MAX_NAME_BYTES - 1 - NEUTRAL.length)}${NEUTRAL}`;
}

/** The last segment of a suggestion without what hides or misplaces it, and whether it was to be hidden; '' for nothing. */
function visible(candidate: string): { name: string; wasHidden: boolean } {
  const last = candidate.split(/[/\\]/).at(-1) ?? '';
  const shown = last.normalize('NFC').replace(INVISIBLE, '').replace(FORBIDDEN, '_').replace(/\s+/g, ' ');
  return { name: shown.replace(EDGES, ''), wasHidden: /^\s*\./.test(shown) };
}

/**
 * A file name that every system takes and that names a file in the folder it is put in: the last segment of what was
 * suggested, without characters that hide or misplace it, at most `MAX_NAME_BYTES` long with its extension kept. An
 * extension that is no document's gets `.bin` behind it: a desktop acts upon some by showing their folder alone. The
 * first candidate that leaves something wins.
 */
export function safeFileName(...candidates: readonly (string | null)[]): string {
  for (const candidate of candidates) {
    const { name, wasHidden } = visible(candidate ?? '');
    if (name) return unreserved(neutral(name, wasHidden));
  }
  return LAST_RESORT;
}

/** The same for a file of known content: with the first of these extensions behind it where it has none of them. */
export function safeFileNameWith(extensions: readonly [string, ...string[]], suggested: string): string {
  const { name } = visible(suggested);
  if (extensions.some((extension) => name.length > extension.length && name.toLowerCase().endsWith(extension))) {
    return safeFileName(name);
  }
  const [extension] = extensions;
  return safeFileName(`${shorten(name, MAX_NAME_BYTES - 1 - bytes(extension)) || LAST_RESORT}${extension}`);
}

/** The n-th name for the same file: `hisobot.xlsx`, `hisobot (2).xlsx`, … */
export function numberedName(name: string, n: number): string {
  if (n === 1) return name;
  const { name: stem, ext } = parse(name);
  return `${stem} (${n})${ext}`;
}
