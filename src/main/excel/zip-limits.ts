import { ReaderProblem } from '../formats/reader-problem.ts';
import type { ZipDirectory } from '../formats/zip-directory.ts';

/** Limits on the size of a zip. */
export type ZipLimits = {
  maxZipEntries: number;
  /** Total unpacked size of all entries, as the zip's directory announces it. */
  maxUnpackedBytes: number;
};

/** Highest compression ratio: sheets reach 5 to 50; only a zip bomb comes near deflate's 1,032. */
const MAX_RATIO = 200;
const RATIO_FROM_BYTES = 16 * 1024 * 1024;

/** Throws a `ReaderProblem` `too-big-to-read`, before anything is unpacked, for a zip that exceeds the limits. */
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
