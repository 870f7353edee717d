import { formatCount } from '@/i18n/formats.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { callsFor } from './pace.ts';

/** Size of a row as the platform sends it, and of a slow connection's traffic per second, in bytes. */
const ROW_BYTES = 1_400;
const SLOW_BYTES = 50_000;
const MB = 1_000_000;
const MINUTE_S = 60;

/** Text on the cost of reading `total` rows: calls, size, and time on a slow connection. */
export function costOf(total: number, t: Translation['t']): string {
  const bytes = total * ROW_BYTES;
  return t("{{n}} ta so'rov, taxminan {{mb}} MB. Sekin aloqada {{min}} daqiqa.", {
    n: formatCount(callsFor(total)),
    mb: formatCount(Math.max(1, Math.round(bytes / MB))),
    min: formatCount(Math.max(1, Math.ceil(bytes / SLOW_BYTES / MINUTE_S))),
  });
}
