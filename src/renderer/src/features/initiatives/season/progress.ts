import { z } from 'zod';
import type { DistrictSums } from './sums.ts';

const count = z.int().nonnegative();
const place = { id: z.int().nullable(), name: z.string().nullable() };
const districtSchema: z.ZodType<DistrictSums> = z.object({
  ...place,
  region: z.object(place),
  done: count,
  withDistrict: count,
  returned: count,
  notSeen: count,
});

/** The sums of a reading: no initiative and no person stands in them. */
const summedSchema = z.object({
  /** The end of the reading, in ms since the epoch. */
  at: z.number(),
  board: z.int(),
  /** Whether rows are missing that the platform counted. */
  about: z.boolean(),
  calls: count,
  districts: z.array(districtSchema).readonly(),
});
/** The sums of a reading. */
export type Summed = z.infer<typeof summedSchema>;

/** What is kept of readings. */
export const progressSchema = z.object({ last: summedSchema, before: summedSchema.nullable() }).nullable();
/** The last reading, and the one before of the same board, for what has changed since; null before the first. */
export type KeptProgress = z.infer<typeof progressSchema>;

/** After a reading: the one before goes with the same board only. */
export const afterReading = (kept: KeptProgress, last: Summed): KeptProgress => ({
  last,
  before: kept?.last.board === last.board ? kept.last : null,
});
