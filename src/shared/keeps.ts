import { z } from 'zod';
import { jsonSchema } from './json.ts';

/**
 * What is kept of a person at this workstation, by name. `recents`: initiatives that were in view; `hints`: whose keys the
 * person knows; `progress`: sums of a season by district; `tables`: how the tables of lists are laid out; `views`: lists with
 * a filter, saved by name; `print`: what was chosen for the last print; `photo-marks`: what pictures look like that were
 * shown.
 */
export const keepNameSchema = z.enum(['recents', 'hints', 'progress', 'tables', 'views', 'print', 'photo-marks']);
export type KeepName = z.infer<typeof keepNameSchema>;

/** A kept value as the page gets it; `savedAt` in ms since the epoch. Whoever reads the value parses it. */
export const keepSchema = z.object({ value: jsonSchema, savedAt: z.number() });
export type Keep = z.infer<typeof keepSchema>;
