import { parse } from 'node:path';
import { startOf } from '@shared/start-of.ts';

/** Longest name in bytes of UTF-8; file systems take 255, and a number or a suffix of ours may be added. */
export const MAX_NAME_BYTES = 180;
/** A longer "extension" is the end of a sentence that contains a full stop. */
const MAX_EXTENSION_BYTES = 20;
const LAST_RESORT = 'fayl';

/** Characters without a visible form: control, format (bidi, zero-width), surrogate, private use, separators. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
/** Characters that Windows forbids in names. */
const FORBIDDEN = /[<>:"|?*]/g;
/** Device names of Windows, with any extension. */
const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])\s*(?:\.|$)/i;
/** Leading dots hide a file, trailing dots and spaces vanish on Windows. */
const EDGES = /^[.\s]+|(?<![.\s])[.\s]+$/g;

/**
 * Extensions of documents, tables, pictures and archives, which the desktop only shows and never acts upon by itself.
 */
const KNOWN = new Set(
  `pdf xlsx xls csv ods doc docx odt rtf ppt pptx odp txt json log jpg jpeg png gif webp bmp tif tiff heic avif mp3 mp4
  zip gz tar rar 7z bin`.split(/\s+/),
);
/** Appended to any other extension, so that the file starts no program. */
const NEUTRAL = '.bin';

const bytes = (text: string) => Buffer.byteLength(text);

/** A name cut to `maxBytes`, its extension kept. */
function shorten(name: string, maxBytes: number): string {
  if (bytes(name) <= maxBytes) return name;
  const { name: stem, ext } = parse(name);
  const kept = bytes(ext) <= MAX_EXTENSION_BYTES ? ext : '';
  const start = startOf(kept ? stem : name, maxBytes - bytes(kept), bytes).replace(EDGES, '');
  return `${start}${kept}`;
}

/** Prefixes a reserved name, such as `CON.xlsx`, with an underscore. */
const unreserved = (name: string) => (RESERVED.test(name) ? `_${name}` : name);

/** Whether the desktop may do more than show a file of this name. An "extension" with a space does not count as one. */
function isActedUpon(name: string): boolean {
  const extension = parse(name).ext.slice(1).toLowerCase();
  return extension !== '' && !/\s/.test(extension) && !KNOWN.has(extension);
}

/** Returns a name with a known extension or none: `desktop.ini` becomes `desktop.ini.bin`. */
function neutral(name: string, wasHidden: boolean): string {
  // Checked after the cut, which may leave another extension at the end.
  const short = shorten(name, MAX_NAME_BYTES - 1);
  const isHarmless = !isActedUpon(short) && !(wasHidden && parse(short).ext === '');
  return isHarmless ? short : `${shorten(short, MAX_NAME_BYTES - 1 - NEUTRAL.length)}${NEUTRAL}`;
}

/**
 * The last segment of a suggested name, without invisible, forbidden or edge characters ('' if nothing is left), and
 * whether the name was a hidden file's.
 */
function visible(candidate: string): { name: string; wasHidden: boolean } {
  const last = candidate.split(/[/\\]/).at(-1) ?? '';
  const shown = last.normalize('NFC').replace(INVISIBLE, '').replace(FORBIDDEN, '_').replace(/\s+/g, ' ');
  return { name: shown.replace(EDGES, ''), wasHidden: /^\s*\./.test(shown) };
}

/**
 * A file name that every system takes and that stays in its folder: the last segment of a suggestion, without
 * characters that hide or misplace it, at most `MAX_NAME_BYTES` long with its extension kept. An unknown extension gets
 * `.bin` appended, since a desktop acts upon some files as soon as it shows their folder. The first candidate that is
 * not empty after sanitizing is used.
 */
export function safeFileName(...candidates: readonly (string | null)[]): string {
  for (const candidate of candidates) {
    const { name, wasHidden } = visible(candidate ?? '');
    if (name) return unreserved(neutral(name, wasHidden));
  }
  return LAST_RESORT;
}

/**
 * `safeFileName` for a file of known content: the first of these extensions is appended if the name has none of them.
 */
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
