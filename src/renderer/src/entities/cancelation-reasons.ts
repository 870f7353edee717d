import type { z } from 'zod';
import { flag } from '@/kit/fields.ts';
import { defineLookup } from './define-lookup.ts';
import { namedSchema } from './lookup.ts';

/** A reason for rejecting an initiative; some reasons require a file (spec 000 §5). */
const reasonSchema = namedSchema.extend({ file_required: flag });
/** A reason for rejecting an initiative (spec 000 §5). */
export type Reason = z.infer<typeof reasonSchema>;

/** All reasons for a rejection (spec 000 §7). */
export const cancelationReasonsQuery = defineLookup({
  path: 'api/v1/initiatives/cancelation-reasons',
  rowsKey: 'cancelation_reasons',
  row: reasonSchema,
  current: 'session',
})();
