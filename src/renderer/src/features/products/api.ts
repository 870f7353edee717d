import { defineCrud } from '@/kit/crud/define-crud.ts';
import { productForm, productSchema } from './product.ts';

const PATH = 'api/v1/products';
/** Path of the Excel export. */
export const EXPORT_PATH = `${PATH}/excel`;
/** Path of the Excel import. */
export const IMPORT_PATH = `${PATH}/sync-excel`;

/** The product catalogue by season (spec 001 §7). */
export const products = defineCrud({
  path: PATH,
  row: productSchema,
  rows: 'products',
  form: productForm,
  envelope: 'product',
});
