import { z } from 'zod';
import type { KeptPlan } from '@/kit/keeps/kept-query.ts';

const schema = z.object({ waits: z.boolean() });

/** Whether this person waits for the answer to a decision before the next initiative comes into view. */
export const PACE: KeptPlan<z.infer<typeof schema>> = {
  name: 'review',
  schema,
  none: { waits: false },
  defect: 'UnreadablePace',
};
