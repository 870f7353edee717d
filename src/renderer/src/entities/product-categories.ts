import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { recordId } from '@/kit/fields.ts';
import { cameIn, rowsAt } from '@/kit/page.ts';
import { CURRENT_FOR_A_WHILE } from './lookup.ts';

const answerSchema = rowsAt('product_categories', z.object({ id: recordId }));

/** Whether an initiative category has products, i.e. at least one product category (spec 000 §7, Z-127). */
export const hasProductsQuery = (initiative_category_id: number) => {
  const query = { initiative_category_id };
  return queryOptions({
    queryKey: ['api/v1/product-categories', 'any', query],
    // Unreadable rows count, too.
    queryFn: async ({ signal }) =>
      cameIn(await http('api/v1/product-categories', { query, signal, schema: answerSchema })) > 0,
    ...CURRENT_FOR_A_WHILE,
  });
};
