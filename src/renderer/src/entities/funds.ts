import { defineLookup } from './define-lookup.ts';
import { namedSchema } from './lookup.ts';

/** All funds, with a picker's limit. */
export const fundsQuery = defineLookup({
  path: 'api/v1/funds',
  rowsKey: 'data',
  row: namedSchema,
  always: { limit: 10_000, offset: 0 },
})();
