import { z } from 'zod';
import type { Text } from '@/i18n/text.ts';
import { optionalName, recordId } from '@/kit/fields.ts';

/** Stale time of reference data, in ms. */
export const LOOKUP_STALE_MS = 30 * 60_000;

/** Query options of reference data that staff of other offices change now and then: cached while fresh. */
export const CURRENT_FOR_A_WHILE = { staleTime: LOOKUP_STALE_MS, gcTime: LOOKUP_STALE_MS };

/** How often reference data that decides what may be done is reread while it is in view, in ms. */
const WATCH_MS = 10 * 60_000;

/**
 * Query options of reference data whose state decides what a person may do: also reread while it is in view, as the
 * platform changes it by date and a window stays open for days.
 */
export const CURRENT_AND_WATCHED = { staleTime: WATCH_MS, gcTime: LOOKUP_STALE_MS, refetchInterval: WATCH_MS };

/**
 * Query options of reference data that changes a few times a year: fetched once, until the next sign-in, a reload of
 * the window, or a change in this program.
 */
export const CURRENT_FOR_SESSION = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

/** A row with an id and a name. */
export const namedSchema = z.object({ id: recordId, title: optionalName });

/** Notices that a lookup of places could not be loaded (R-084, Z-133). */
export const PLACE_FAILURES = {
  region: "Viloyatlar yuklanmadi. Qayta urinib ko'ring",
  district: "Tumanlar yuklanmadi. Qayta urinib ko'ring",
  quarter: "Mahalla yuklanmadi. Qayta urinib ko'ring",
} as const satisfies Record<string, Text>;

/** Notice that the boards could not be loaded. */
export const BOARDS_FAILED = 'Doskalar yuklanmadi!' satisfies Text;

/** Notice that the schools could not be loaded (S-086). */
export const SCHOOLS_FAILED = 'Maktablar yuklanmadi' satisfies Text;

/** Notice that the categories of the school programme could not be loaded (S-086). */
export const SCHOOL_CATEGORIES_FAILED = 'Toifalar yuklanmadi' satisfies Text;
