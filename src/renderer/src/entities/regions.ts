import { optionalNumber } from '@/kit/fields.ts';
import { defineLookup } from './define-lookup.ts';
import { namedSchema } from './lookup.ts';

/** All regions (spec 000 §7). */
export const regionsQuery = defineLookup({ path: 'api/v1/regions', rowsKey: 'regions', row: namedSchema })();

const districts = defineLookup({
  path: 'api/v1/districts',
  rowsKey: 'districts',
  row: namedSchema.extend({ region_id: optionalNumber }),
});

/** The districts of a region, all of them where the region is null (spec 000 §7). */
export const districtsQuery = (region_id: number | null) => districts({ region_id });
