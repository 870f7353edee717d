import { z } from 'zod';
import { jsonSchema } from './json.ts';

/**
 * Values kept for a person at this workstation, by name. `recents`: initiatives that were in view; `hints`: commands
 * whose keys the person knows; `progress`: sums of a season by district; `season`: its initiatives as last read; `board`:
 * the season last in view; `last-days`: what was done by the end of each day; `tables`: layouts of lists' tables; `views`:
 * filters of a list, saved by name; `print`: choices of the last print; `customers`: those with whom initiatives were
 * accepted, by category and district; `photo-marks`: perceptual hashes of pictures that were shown; `moderation-results`:
 * results that were saved here, which no call lists; `review`: choices of the review desk; `manual`: whether the manual
 * has been offered.
 */
export const keepNameSchema = z.enum([
  'recents',
  'hints',
  'progress',
  'season',
  'board',
  'last-days',
  'tables',
  'views',
  'print',
  'customers',
  'photo-marks',
  'moderation-results',
  'review',
  'manual',
]);
export type KeepName = z.infer<typeof keepNameSchema>;

/** A kept value as the page gets it; `savedAt` in ms since the epoch. The reader parses the value. */
export const keepSchema = z.object({ value: jsonSchema, savedAt: z.number() });
export type Keep = z.infer<typeof keepSchema>;
