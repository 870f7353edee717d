import { damaged, type Finding, locked, sound, unknown } from './finding.ts';
import type { PartOfFile } from './part-of-file.ts';
import { isReadable, readZipDirectory } from './zip-directory.ts';

/** The workbook part of every Excel workbook; some programs number it. */
const WORKBOOK = /^xl\/workbook\d*\.xml$/;

/** True for a zip archive, whole or not. */
export const isZip = (head: Buffer): boolean => head.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'));

/**
 * The kind of a zip archive by the names in its directory: a workbook, or unknown. Nothing is unpacked. Throws a
 * `ReaderProblem` if the directory is missing, broken or too long, whatever the archive may have been.
 */
export async function findingOfZip(file: PartOfFile): Promise<Finding> {
  const entries = [...(await readZipDirectory(file))];
  if (!entries.some(([name]) => WORKBOOK.test(name))) return unknown;
  if (entries.some(([, { encrypted }]) => encrypted)) return locked('xlsx');
  return entries.every(([, entry]) => isReadable(entry)) ? sound('xlsx') : damaged('xlsx');
}
