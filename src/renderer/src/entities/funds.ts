import { defineLookup } from './define-lookup.ts';
import { namedSchema } from './lookup.ts';

/** All funds, for choosing one: as many as a picker asks for. */
export const fundsQuery = defineLookup({
  path: 'api/v1/funds',
  rowsKey: 'data',
  row: namedSchema,
  always: { limit: 10_000, offset: 0 },
})();
