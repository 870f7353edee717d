import { z } from 'zod';

/** The stages of an initiative (spec 000 §4). */
export const stage = z.enum(['INITIAL', 'PASSED', 'NOT_PASSED', 'WINNER', 'PUBLIC_CONTROL']);

/** How far moderation has come within a stage (spec 000 §4). */
export const subStage = z.enum([
  'MODERATOR_ACCEPTED',
  'MODERATOR_DENIED',
  'DISTRICT_MANAGER_ACCEPTED',
  'DISTRICT_MANAGER_DENIED',
]);
