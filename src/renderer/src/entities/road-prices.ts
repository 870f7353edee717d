import { z } from 'zod';
import { optionalNumber, recordId } from '@/kit/fields.ts';
import { defineLookup } from './define-lookup.ts';

/** What a kilometre of road costs in a district and season, in so'm: on soil, and on gravel that is there (D-012). */
const roadPriceSchema = z.object({
  id: recordId,
  district_id: optionalNumber,
  price: optionalNumber,
  half_ready_price: optionalNumber,
});
export type RoadPrice = z.output<typeof roadPriceSchema>;

const roadPrices = defineLookup({
  path: 'api/v1/road-prices',
  rowsKey: 'data',
  row: roadPriceSchema,
  // As many as the specification asks for (spec 000 §9).
  always: { limit: 10_000 },
  needsAll: true,
});

/** The road prices of a board and district; nothing is asked before both are known (spec 000 §7). */
export const roadPricesQuery = (board_id: number | null, district_id: number | null) =>
  roadPrices({ board_id, district_id });
