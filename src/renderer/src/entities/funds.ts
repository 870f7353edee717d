import { z } from 'zod';
import { recordId } from '@/kit/fields.ts';
import { inUzbek, localizedData } from '@/kit/localized/languages.ts';
import { defineLookup } from './define-lookup.ts';

const fundSchema = z.object({
  id: recordId,
  title: localizedData.transform((title) => inUzbek(title, 'latin') || null),
});

/** All funds, for choosing one: as many as a picker asks for. */
export const fundsQuery = defineLookup({
  path: 'api/v1/funds',
  rowsKey: 'data',
  row: fundSchema,
  always: { limit: 10_000, offset: 0 },
})();
