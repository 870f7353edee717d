import { defineCrud } from '@/kit/crud/define-crud.ts';
import { productForm, productSchema } from './product.ts';

const PATH = 'api/v1/products';
export const EXPORT_PATH = `${PATH}/excel`;
export const IMPORT_PATH = `${PATH}/sync-excel`;

/** The catalogue of what can be bought in each season (spec 001 §7). */
export const products = defineCrud({
  path: PATH,
  row: productSchema,
  rows: 'products',
  form: productForm,
  envelope: 'product',
});
