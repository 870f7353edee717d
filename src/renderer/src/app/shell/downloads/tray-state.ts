import { type Download, NO_SPACE } from '@shared/downloads.ts';
import type { AppErrorData } from '@shared/errors.ts';
import type { Text } from '@/i18n/text.ts';

/** State of the downloads button: how many downloads run and how far they are. */
export type TrayState = {
  running: number;
  /** Progress of the running downloads, 0 to 1; null while a length is unknown or nothing is running. */
  share: number | null;
};

/** Summarises all downloads for the tray's button. */
export function trayState(downloads: readonly Download[]): TrayState {
  const running = downloads.filter(({ state }) => state === 'running');
  const total = running.reduce((sum, { totalBytes }) => sum + (totalBytes ?? Number.NaN), 0);
  const received = running.reduce((sum, { receivedBytes }) => sum + receivedBytes, 0);
  return { running: running.length, share: total > 0 ? Math.min(1, received / total) : null };
}

/** Reason of a failed download, beyond the specification's one sentence; null where no more is known. */
export function failureReason(error: AppErrorData | undefined): Text | { raw: string } | null {
  if (!error) return null;
  if (error.serverMessage) return { raw: error.serverMessage };
  if (error.kind === 'file' && error.detail === NO_SPACE) return "Diskda bo'sh joy yetarli emas";
  if (error.kind === 'file') return "Faylni diskka yozib bo'lmadi";
  if (error.kind === 'network') return 'Aloqa uzilib qoldi';
  if (error.kind === 'timeout') return 'Server javob bermadi';
  if (error.kind === 'forbidden') return "Bu faylni yuklab olishga ruxsat yo'q";
  if (error.kind === 'not-found') return 'Fayl serverda topilmadi';
  return null;
}

/** Time on this workstation's clock as HH:mm; `time` in ms since the epoch. */
export function formatClock(time: number): string {
  const date = new Date(time);
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}
