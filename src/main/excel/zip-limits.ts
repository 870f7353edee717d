import { ReaderProblem } from '../formats/reader-problem.ts';
import type { ZipDirectory } from '../formats/zip-directory.ts';

export type ZipLimits = {
  maxZipEntries: number;
  /** All entries of a zip together, as its directory announces them. */
  maxUnpackedBytes: number;
};

/** Sheets pack 5 to 50 times; only what is made to do harm comes near deflate's 1,032. */
const MAX_RATIO = 200;
const RATIO_FROM_BYTES = 16 * 1024 * 1024;

/** Throws a `ReaderProblem` `too-big-to-read` for a zip that announces more than its reader takes, before anything is unpacked. */
export function requireWithin(directory: ZipDirectory, { maxZipEntries, maxUnpackedBytes }: ZipLimits): void {
  if (directory.size > maxZipEntries) throw tooBig(`${directory.size} entries`);
  let unpacked = 0;
  for (const [name, { packedBytes, unpackedBytes }] of directory) {
    unpacked += unpackedBytes;
    if (unpacked > maxUnpackedBytes) throw tooBig(`more than ${maxUnpackedBytes} bytes unpacked`);
    if (unpackedBytes > RATIO_FROM_BYTES && unpackedBytes > packedBytes * MAX_RATIO) {
      throw tooBig(`${name} unpacks ${Math.round(unpackedBytes / Math.max(1, packedBytes))} times`);
    }
  }
}

const tooBig = (reason: string) => new ReaderProblem('too-big-to-read', reason);
