import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { optionalNumber, recordId } from '@/kit/fields.ts';
import { lookupAt } from '@/kit/page.ts';
import { LOOKUP_STALE_MS } from './lookup.ts';

/** As many as the specification asks for (spec 000 §9). */
const LIMIT = 10_000;

/** What a kilometre of road costs in a district and season, in so'm: on soil, and on gravel that is there (D-012). */
const roadPriceSchema = z.object({
  id: recordId,
  district_id: optionalNumber,
  price: optionalNumber,
  half_ready_price: optionalNumber,
});
export type RoadPrice = z.output<typeof roadPriceSchema>;

const answerSchema = lookupAt('data', roadPriceSchema);

/** The road prices of a board and district; nothing is asked before both are known (spec 000 §7). */
export const roadPricesQuery = (board_id: number | null, district_id: number | null) => {
  const query = { board_id, district_id, limit: LIMIT };
  return queryOptions({
    queryKey: ['api/v1/road-prices', query],
    queryFn: ({ signal }) => http('api/v1/road-prices', { query, signal, schema: answerSchema }),
    enabled: board_id !== null && district_id !== null,
    staleTime: LOOKUP_STALE_MS,
  });
};
