import { damaged, type Finding, locked, sound } from './finding.ts';
import type { PartOfFile } from './part-of-file.ts';

/** Readers accept the header anywhere within these first bytes. */
const HEADER_WITHIN = 1024;
/** Where the end of a file, its last trailer included, is looked for. */
const TAIL_BYTES = 4096;
const ENCRYPT = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/;

/** True where a PDF begins within these first bytes of a file. */
export const isPdf = (head: Buffer): boolean => head.subarray(0, HEADER_WITHIN).includes('%PDF-');

/**
 * Whether a PDF is whole and can be opened: its end names a table of objects, and no trailer at either end names an
 * encryption. Such a file may open without a password, with printing or copying forbidden; telling the two apart takes the
 * whole of the standard's cryptography, so both count as protected.
 */
export async function findingOfPdf({ bytes, read }: PartOfFile): Promise<Finding> {
  const tail = (await read(Math.max(0, bytes - TAIL_BYTES), TAIL_BYTES)).toString('latin1');
  const table = /^startxref\s+(\d+)/.exec(tail.slice(tail.lastIndexOf('startxref')))?.[1];
  if (table === undefined) return damaged('pdf');
  // The trailer stands after the table, in the tail, or is the head of a stream, which the table's address names.
  const trailer = (await read(Number(table), TAIL_BYTES)).toString('latin1').split('stream')[0] ?? '';
  return ENCRYPT.test(trailer) || ENCRYPT.test(tail) ? locked('pdf') : sound('pdf');
}
