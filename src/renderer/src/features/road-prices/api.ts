import { defineCrud } from '@/kit/crud/define-crud.ts';
import { roadPriceForm, rowSchema } from './road-price.ts';

/** The road prices (spec 002 §7). */
export const roadPrices = defineCrud({
  path: 'api/v1/road-prices',
  row: rowSchema,
  form: roadPriceForm,
  envelope: 'road_price',
});

/** Path of the Excel export and, as read in Z-101, of the Excel import. */
export const ROAD_PRICES_EXCEL = 'api/v1/road-prices/excel';
