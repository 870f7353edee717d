import type { ChosenFile } from '@shared/files.ts';
import { formatCount } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import type { Text } from '@/i18n/text.ts';

const KB = 1024;
const UNITS: readonly Text[] = ['{{size}} KB', '{{size}} MB', '{{size}} GB'];

/**
 * Formats a size: "512 bayt", "84 KB", "12,4 MB"; from MB on with one decimal, unless it is a whole number ("50 MB").
 * `bytes` is a whole number and not negative.
 */
export function fileSize(bytes: number, t: Translation['t']): string {
  if (bytes < KB) return t('{{size}} bayt', { size: bytes });
  let size = bytes / KB;
  let unit = 0;
  // A size that rounds to 1 000 reads better in the next unit.
  while (size >= 999.5 && unit < UNITS.length - 1) {
    size /= KB;
    unit += 1;
  }
  const whole = unit === 0 || Number.isInteger(size);
  return t(UNITS[unit] ?? '{{size}} GB', { size: whole ? formatCount(size) : size.toFixed(1).replace('.', ',') });
}

/** Size of a chosen file; '' if it is not known, as of a file that is gone or on no disk yet. */
export const sizeOf = ({ bytes, problem }: Pick<ChosenFile, 'bytes' | 'problem'>, t: Translation['t']): string =>
  bytes === 0 && problem !== 'empty' ? '' : fileSize(bytes, t);
