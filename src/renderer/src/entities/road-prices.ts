import { z } from 'zod';
import { optionalNumber, recordId } from '@/kit/fields.ts';
import { defineLookup } from './define-lookup.ts';

/** Price of a kilometre of road in a district and season, in so'm: on soil, and on an existing gravel base (D-012). */
const roadPriceSchema = z.object({
  id: recordId,
  district_id: optionalNumber,
  price: optionalNumber,
  half_ready_price: optionalNumber,
});
/** Road prices of a district in a season (D-012). */
export type RoadPrice = z.output<typeof roadPriceSchema>;

const roadPrices = defineLookup({
  path: 'api/v1/road-prices',
  rowsKey: 'data',
  row: roadPriceSchema,
  // As specified (spec 000 §7, §9).
  always: { limit: 10_000, offset: 0 },
  needsAll: true,
});

/** The road prices of a board and district; no call before both are known (spec 000 §7). */
export const roadPricesQuery = (board_id: number | null, district_id: number | null) =>
  roadPrices({ board_id, district_id });
