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

function clean(candidate: string): string {
  const last = candidate.split(/[/\\]/).at(-1) ?? '';
  const visible = last.normalize('NFC').replace(INVISIBLE, '').replace(FORBIDDEN, '_').replace(/\s+/g, ' ');
  const trimmed = visible.replace(EDGES, '');
  return trimmed && unreserved(shorten(trimmed, MAX_NAME_BYTES - 1));
}

/**
 * A file name that every system takes and that names a file in the folder it is put in: the last segment of what was
 * suggested, without characters that hide or misplace it, at most `MAX_NAME_BYTES` long with its extension kept. The
 * first candidate that leaves something wins.
 */
export function safeFileName(...candidates: readonly (string | null)[]): string {
  for (const candidate of candidates) {
    const name = clean(candidate ?? '');
    if (name) return name;
  }
  return LAST_RESORT;
}

/** The n-th name for the same file: `hisobot.xlsx`, `hisobot (2).xlsx`, … */
export function numberedName(name: string, n: number): string {
  if (n === 1) return name;
  const { name: stem, ext } = parse(name);
  return `${stem} (${n})${ext}`;
}
