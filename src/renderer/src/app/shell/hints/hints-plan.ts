import type { KeptPlan } from '@/kit/keeps/kept-query.ts';
import { type Hints, hintsSchema, NO_HINTS } from './hints.ts';

/** Storage of a person's use of keys at this workstation. */
export const HINTS: KeptPlan<Hints> = {
  name: 'hints',
  schema: hintsSchema,
  none: NO_HINTS,
  defect: 'UnreadableHints',
};
