import { TASHKENT } from '@/i18n/formats.ts';

/** Hours by which the platform keeps the send time later than it was chosen (G-017). */
const SHIFT_HOURS = 5;
const HOUR_MS = 3_600_000;
const TASHKENT_MS = TASHKENT.offsetMinutes * 60_000;

const CLOCK = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;
/** Day and time, with a zone or without one. */
const WIRE = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * The send time as it is saved: `chosen` is `YYYY-MM-DD HH:mm:ss` by the clocks of Tashkent, the result ISO 8601 in UTC,
 * five hours on (reading Z-062: the documents name the hours, not the direction). Throws `RangeError` for no time.
 */
export function toPlatform(chosen: string): string {
  if (!CLOCK.test(chosen)) throw new RangeError(`not a time of day: ${chosen}`);
  const moment = Date.parse(`${chosen.replace(' ', 'T')}Z`) - TASHKENT_MS;
  return new Date(moment + SHIFT_HOURS * HOUR_MS).toISOString();
}

/**
 * The send time as it was chosen, from what the platform keeps; a time without a zone is one in UTC, as it was sent. The
 * inverse of `toPlatform`, so that saving again what was not changed sends the same moment. null for what is no time.
 */
export function fromPlatform(saved: string | null | undefined): string | null {
  const [, day, clock, zone = 'Z'] = WIRE.exec(saved ?? '') ?? [];
  const kept = Date.parse(`${day}T${clock}${zone}`);
  if (Number.isNaN(kept)) return null;
  const chosen = new Date(kept - SHIFT_HOURS * HOUR_MS + TASHKENT_MS);
  return chosen.toISOString().slice(0, 19).replace('T', ' ');
}
