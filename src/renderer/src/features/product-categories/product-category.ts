import { z } from 'zod';
import { defineCrud } from '@/kit/crud/define-crud.ts';
import { optionalName, optionalNumber, recordId } from '@/kit/fields.ts';
import { idField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';
import { localizedData, titleField } from '@/kit/localized/languages.ts';

const rowSchema = z.object({
  id: recordId,
  title: localizedData,
  initiative_category: optionalName,
  product_categories_count: optionalNumber,
});
/** A product category (spec 001 §3). */
export type ProductCategory = z.output<typeof rowSchema>;

/** The product categories, each belonging to an initiative category (spec 001 §3, §7; P-015, P-016). */
export const productCategories = defineCrud({
  path: 'api/v1/product-categories',
  row: rowSchema,
  rows: 'product_categories',
  form: recordForm({
    title: titleField(),
    initiative_category_id: idField({ message: 'Tashabbus kategoriyasini tanlash majburiy' }),
  }),
  envelope: 'product_category',
});
