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

/** The sums of a reading, without any initiative or person. */
const summedSchema = z.object({
  /** When the reading ended, in ms since the epoch. */
  at: z.number(),
  board: z.int(),
  /** Whether rows that the platform counted are missing. */
  about: z.boolean(),
  calls: count,
  districts: z.array(districtSchema).readonly(),
});
/** The sums of a reading. */
export type Summed = z.infer<typeof summedSchema>;

/** The stored readings. */
export const progressSchema = z.object({ last: summedSchema, before: summedSchema.nullable() }).nullable();
/** The last reading, and the previous one of the same board, to show changes; null before the first reading. */
export type KeptProgress = z.infer<typeof progressSchema>;

/** The stored readings after a new one: the previous reading stays only if it is of the same board. */
export const afterReading = (kept: KeptProgress, last: Summed): KeptProgress => ({
  last,
  before: kept?.last.board === last.board ? kept.last : null,
});
