import type { UploadState } from '../files/use-upload.ts';

/** How far one call with several files has come. */
export type FilesProgress = {
  /** Percent of each file that has gone out, in the order of sending; null for those whose turn has not come. */
  readonly percents: readonly (number | null)[];
  /** Number of the file on its way, from 1; null once all have gone out. */
  readonly current: number | null;
};

/**
 * Progress of each file of one call. The bytes around the files (heads and fields) are few and counted as sent before
 * them.
 */
export function progressOfFiles(
  files: readonly { readonly bytes: number }[],
  { sentBytes, totalBytes }: Pick<UploadState & { step: 'sending' }, 'sentBytes' | 'totalBytes'>,
): FilesProgress {
  const whole = files.reduce((sum, { bytes }) => sum + bytes, 0);
  let left = Math.max(0, sentBytes - Math.max(0, totalBytes - whole));
  let reached = true;
  const percents = files.map(({ bytes }) => {
    if (!reached) return null;
    const gone = Math.min(bytes, left);
    left -= gone;
    reached = gone === bytes;
    return Math.floor((gone / bytes) * 100);
  });
  const at = percents.findIndex((percent) => percent !== 100);
  return { percents, current: at < 0 ? null : at + 1 };
}
