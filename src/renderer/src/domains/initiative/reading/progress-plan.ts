import type { KeptPlan } from '@/kit/keeps/kept-query.ts';
import { type KeptProgress, progressSchema } from './progress.ts';

/** The last readings of this person at this workstation. */
export const PROGRESS: KeptPlan<KeptProgress> = {
  name: 'progress',
  schema: progressSchema,
  none: null,
  defect: 'UnreadableProgress',
};
