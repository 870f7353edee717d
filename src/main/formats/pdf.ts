import { damaged, type Finding, locked, sound } from './finding.ts';
import type { PartOfFile } from './part-of-file.ts';
import { dictionaryAt, textAt } from './pdf-dictionary.ts';
import { opensWithoutPassword } from './pdf-password.ts';

/** Readers accept the header anywhere within these first bytes. */
const HEADER_WITHIN = 1024;
/** Bytes at the end of a file that are searched for the last trailer. */
const TAIL_BYTES = 4096;
/**
 * Bytes at either end that are searched for the encryption dictionary: writers put it last, or first in a file
 * optimised for the web.
 */
const SEARCHED_BYTES = 256 * 1024;
const ENCRYPT = /\/Encrypt\s*(?:(\d+)\s+(\d+)\s+R|<<)/;

/** True if a PDF begins within these first bytes of a file. */
export const isPdf = (head: Buffer): boolean => head.subarray(0, HEADER_WITHIN).includes('%PDF-');

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
  // Any other handler requires a certificate or a server.
  if (dictionary.get('Filter') !== '/Standard') return true;
  const bytesOf = (key: string) => {
    const value = dictionary.get(key);
    return Buffer.isBuffer(value) ? value : Buffer.alloc(0);
  };
  const identifier = /\/ID\s*\[/.exec(trailer);
  const opens = opensWithoutPassword({
    revision: Number(dictionary.get('R')),
    keyBits: dictionary.get('V') === '4' ? 128 : Number(dictionary.get('Length') ?? 40),
    permissions: Number(dictionary.get('P')),
    ownerKey: bytesOf('O'),
    userKey: bytesOf('U'),
    encryptsMetadata: dictionary.get('EncryptMetadata') !== 'false',
    id: (identifier && textAt(trailer, identifier.index + identifier[0].length)?.bytes) ?? Buffer.alloc(0),
  });
  return opens === false;
}

/** Whether a PDF is whole and can be opened: its end names a table of objects, and no password is needed. */
export async function findingOfPdf(file: PartOfFile): Promise<Finding> {
  const { bytes, read } = file;
  const tail = (await read(Math.max(0, bytes - TAIL_BYTES), TAIL_BYTES)).toString('latin1');
  const table = /^startxref\s+(\d+)/.exec(tail.slice(tail.lastIndexOf('startxref')))?.[1];
  if (table === undefined) return damaged('pdf');
  // The trailer either follows the table, in the tail, or is the head of a stream at the table's address.
  const head = (await read(Number(table), TAIL_BYTES)).toString('latin1').split('stream')[0] ?? '';
  const trailer = [head, tail].find((text) => ENCRYPT.test(text));
  return trailer !== undefined && (await needsPassword(trailer, file)) ? locked('pdf') : sound('pdf');
}
