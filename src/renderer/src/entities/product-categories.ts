import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { LOOKUP_STALE_MS } from './lookup.ts';

const answerSchema = z.object({ product_categories: z.array(z.object({ id: z.number() })).nullish() });

/** Whether an initiative category has products: it does where it has product categories (spec 000 §7, Z-127). */
export const hasProductsQuery = (initiative_category_id: number) => {
  const query = { initiative_category_id };
  return queryOptions({
    queryKey: ['api/v1/product-categories', 'any', query],
    queryFn: async ({ signal }) => {
      const { product_categories } = await http('api/v1/product-categories', { query, signal, schema: answerSchema });
      return (product_categories ?? []).length > 0;
    },
    staleTime: LOOKUP_STALE_MS,
  });
};
