import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { http } from '@/api/http.ts';
import { orNone } from '@/api/or-none.ts';
import { optionalNumber } from '@/kit/fields.ts';
import { recordAt } from '@/kit/record.ts';
import { defineLookup } from './define-lookup.ts';
import { CURRENT_FOR_SESSION, namedSchema } from './lookup.ts';

/** All regions (spec 000 §7). */
export const regionsQuery = defineLookup({
  path: 'api/v1/regions',
  rowsKey: 'regions',
  row: namedSchema,
  current: 'session',
})();

const DISTRICTS = 'api/v1/districts';
const districtSchema = namedSchema.extend({ region_id: optionalNumber });
const districts = defineLookup({ path: DISTRICTS, rowsKey: 'districts', row: districtSchema, current: 'session' });

/** The districts of a region; null: all districts (spec 000 §7). */
export const districtsQuery = (region_id: number | null) => districts({ region_id });

const oneDistrict = recordAt('district', ['region_id'], districtSchema);

/** A district with its region, for records that hold only the id of the district (spec 001 §7). */
const districtQuery = (id: number) =>
  queryOptions({
    queryKey: [DISTRICTS, 'item', id],
    queryFn: ({ signal }) => http(`${DISTRICTS}/${id}`, { signal, schema: oneDistrict }),
    ...CURRENT_FOR_SESSION,
  });

/** Region id of a district; null if the district does not exist. Throws `AppError` on any other failure. */
export async function regionOfDistrict(district: number, client: QueryClient): Promise<number | null> {
  return (await orNone(client.fetchQuery(districtQuery(district))))?.region_id ?? null;
}
