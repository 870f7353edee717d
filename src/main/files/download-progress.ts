import type { Download } from '@shared/downloads.ts';

/** Progress for the taskbar: running downloads, and their common fraction (0 to 1; null if a length is unknown). */
export type DownloadProgress = { running: number; fraction: number | null };

/** The progress of all running downloads, weighted by bytes. */
export function progressOf(downloads: readonly Download[]): DownloadProgress {
  const running = downloads.filter(({ state }) => state === 'running');
  const total = running.reduce<number | null>(
    (sum, { totalBytes }) => (sum !== null && totalBytes ? sum + totalBytes : null),
    0,
  );
  const received = running.reduce((sum, { receivedBytes }) => sum + receivedBytes, 0);
  return { running: running.length, fraction: total ? Math.min(received / total, 1) : null };
}
