import { damaged, type Finding, locked, sound } from './finding.ts';
import type { PartOfFile } from './part-of-file.ts';
import { dictionaryAt, textAt } from './pdf-dictionary.ts';
import { endOf } from './pdf-end.ts';
import { opensWithoutPassword } from './pdf-password.ts';

const HEADER = '%PDF-';
/** Readers accept a header with up to 1,024 bytes before it. */
export const PDF_HEAD_BYTES = 1024 + HEADER.length;
/** Longest trailer that is read. */
const TRAILER_BYTES = 4096;
/**
 * Bytes at either end that are searched for the encryption dictionary: writers put it last, or first in a file
 * optimised for the web.
 */
const SEARCHED_BYTES = 256 * 1024;
const ENCRYPT = /\/Encrypt\s*(?:(\d+)\s+(\d+)\s+R|<<)/;

/** True if a PDF begins within these first bytes of a file. */
export const isPdf = (head: Buffer): boolean => head.subarray(0, PDF_HEAD_BYTES).includes(HEADER);

type Dictionary = NonNullable<ReturnType<typeof dictionaryAt>>;

/** The encryption dictionary that a trailer names or holds; null if the dictionary is not found. */
async function encryptionOf(trailer: string, { bytes, read }: PartOfFile): Promise<Dictionary | null> {
  const found = ENCRYPT.exec(trailer);
  if (!found) return null;
  const [whole, number, generation] = found;
  if (number === undefined) return dictionaryAt(trailer, found.index + whole.length - 2);
  const object = new RegExp(`(?:^|\\s)${number}\\s+${generation}\\s+obj\\b`, 'g');
  for (const at of [Math.max(0, bytes - SEARCHED_BYTES), 0]) {
    const text = (await read(at, SEARCHED_BYTES)).toString('latin1');
    // If the file was saved again, the last definition counts.
    const last = [...text.matchAll(object)].at(-1);
    if (last) return dictionaryAt(text, last.index + last[0].length);
  }
  return null;
}

/**
 * Whether a PDF asks for a password before it is shown. True only if certain; in doubt, the person's PDF reader
 * decides.
 */
async function needsPassword(trailer: string, file: PartOfFile): Promise<boolean> {
  const dictionary = await encryptionOf(trailer, file);
  if (!dictionary) return false;
  const handler = dictionary.get('Filter');
  // Any other handler requires a certificate or a server.
  if (handler !== '/Standard') return handler !== undefined;
  const bytesOf = (key: string) => {
    const value = dictionary.get(key);
    return Buffer.isBuffer(value) ? value : Buffer.alloc(0);
  };
  const identifier = /\/ID\s*\[/.exec(trailer);
  // An identifier kept elsewhere is not looked for.
  if (!identifier && /\/ID\s*\d/.test(trailer)) return false;
  const length = Number(dictionary.get('Length') ?? 40);
  const opens = opensWithoutPassword({
    revision: Number(dictionary.get('R')),
    // Some programs write the length in bytes.
    keyBits: dictionary.get('V') === '4' ? 128 : length < 40 ? length * 8 : length,
    permissions: Number(dictionary.get('P')),
    ownerKey: bytesOf('O'),
    userKey: bytesOf('U'),
    encryptsMetadata: dictionary.get('EncryptMetadata') !== 'false',
    id: (identifier && textAt(trailer, identifier.index + identifier[0].length)?.bytes) ?? Buffer.alloc(0),
  });
  return opens === false;
}

/** Whether a PDF is whole and can be opened: it ends like a PDF, and certainly needs no password. */
export async function findingOfPdf(file: PartOfFile): Promise<Finding> {
  const end = await endOf(file);
  if (!end) return damaged('pdf');
  const trailers = [...(await trailersAt(end.table, file)), end.trailer];
  const trailer = trailers.find((text) => ENCRYPT.test(text));
  return trailer !== undefined && (await needsPassword(trailer, file)) ? locked('pdf') : sound('pdf');
}

/**
 * The trailer can be the head of a stream at the address of the table of objects, which is counted from the header or,
 * by some programs, from the start of the file.
 */
async function trailersAt(table: number | null, { read }: PartOfFile): Promise<string[]> {
  if (table === null) return [];
  const before = (await read(0, PDF_HEAD_BYTES)).indexOf(HEADER);
  return Promise.all(
    [...new Set([Math.max(0, before) + table, table])].map(
      async (at) => (await read(at, TRAILER_BYTES)).toString('latin1').split('stream')[0] ?? '',
    ),
  );
}
