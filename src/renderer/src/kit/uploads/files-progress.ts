import type { UploadState } from '../files/use-upload.ts';

/** Upload progress of one call with several files. */
export type FilesProgress = {
  /** Percent sent of each file, in the order of sending; null for files not started. */
  readonly percents: readonly (number | null)[];
  /** Number of the file in flight, from 1; null once all are sent. */
  readonly current: number | null;
};

/**
 * Progress of each file of one call. The few bytes around the files (part headers and fields) count as sent before
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
