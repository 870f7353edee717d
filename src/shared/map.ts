import { z } from 'zod';

/** A place on the map, in degrees (WGS 84). */
export const mapPointSchema = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
export type MapPoint = z.infer<typeof mapPointSchema>;

/** An address that the geocoder found for a place; null: it knows none. `cut`: it was longer, its beginning is kept. */
export const foundAddressSchema = z.object({ address: z.string().nullable(), cut: z.boolean() });
export type FoundAddress = z.infer<typeof foundAddressSchema>;
