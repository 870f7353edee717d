import { z } from 'zod';
import type { Initiative } from '../model/initiative.ts';
import { ROAD_TYPES } from '../model/road.ts';

const chosen = z.number().nullable();

/** Values of the acceptance form (spec 000 §3); also the shape of its draft. */
export const acceptValuesSchema = z.object({
  customer_id: chosen,
  /** so'm */
  granted_amount: z.number().nullable(),
  comment: z.string(),
  category_id: chosen,
  quarter_id: chosen,
  organization_id: chosen,
  road_type: z.enum(ROAD_TYPES).nullable(),
  /** m, as entered; `roadOf` limits the length. */
  road_length: z.number().nullable(),
  description: z.string(),
  is_energy_effective: z.boolean(),
});
/** Values of the acceptance form. */
export type AcceptValues = z.output<typeof acceptValuesSchema>;

/** Initial values from the initiative; the customer is looked up by `customer_tin` once the customers are loaded. */
export const acceptValuesOf = (initiative: Initiative): AcceptValues => ({
  customer_id: null,
  granted_amount: initiative.granted_amount || null,
  comment: '',
  category_id: initiative.category_id,
  quarter_id: initiative.quarter_id,
  organization_id: initiative.organization_id,
  road_type: initiative.road_type,
  road_length: initiative.road_length,
  description: initiative.description ?? '',
  is_energy_effective: initiative.is_energy_effective,
});
