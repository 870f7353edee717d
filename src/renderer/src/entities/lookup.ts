import { z } from 'zod';
import { optionalName, recordId } from '@/kit/fields.ts';

/** How long reference data counts as fresh, in ms: it changes a few times a year. */
export const LOOKUP_STALE_MS = 30 * 60_000;

/** What has an id and a name. */
export const namedSchema = z.object({ id: recordId, title: optionalName });
