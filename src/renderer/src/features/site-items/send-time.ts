import { TASHKENT } from '@/i18n/formats.ts';

/** Hours that the platform's stored send time is later than the chosen time (G-017). */
const SHIFT_HOURS = 5;
const HOUR_MS = 3_600_000;

const CLOCK = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;
/** Date and time, with or without a time zone. */
const WIRE = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * Converts the chosen send time, `YYYY-MM-DD HH:mm:ss` in Tashkent, to the platform's: ISO 8601 in UTC, five hours
 * later (reading Z-062: the documents name the hours, not the direction). Throws `RangeError` for an invalid time.
 */
export function toPlatform(chosen: string): string {
  if (!CLOCK.test(chosen)) throw new RangeError(`not a time of day: ${chosen}`);
  const moment = Date.parse(`${chosen.replace(' ', 'T')}Z`) - TASHKENT.offsetMs;
  return new Date(moment + SHIFT_HOURS * HOUR_MS).toISOString();
}

/**
 * Converts the platform's send time to the chosen time; without a zone it is in UTC, as sent. Inverse of `toPlatform`,
 * so saving an unchanged time sends the same moment. null for an invalid time.
 */
export function fromPlatform(saved: string | null | undefined): string | null {
  const [, day, clock, zone = 'Z'] = WIRE.exec(saved ?? '') ?? [];
  const kept = Date.parse(`${day}T${clock}${zone}`);
  if (Number.isNaN(kept)) return null;
  const chosen = new Date(kept - SHIFT_HOURS * HOUR_MS + TASHKENT.offsetMs);
  return chosen.toISOString().slice(0, 19).replace('T', ' ');
}

/** The time to show for a form's value: the chosen time of what the record holds (`stored`), or the value as chosen. */
export const shownTime = (value: string | null, stored: string | null): string | null =>
  value === stored ? fromPlatform(value) : value;
