import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { recordId } from '@/kit/fields.ts';
import { inUzbek, localizedData } from '@/kit/localized/languages.ts';
import { lookupAt } from '@/kit/page.ts';
import { LOOKUP_STALE_MS } from './lookup.ts';

const PATH = 'api/v1/funds';
const answerSchema = lookupAt(
  'data',
  z.object({ id: recordId, title: localizedData.transform((title) => inUzbek(title, 'latin') || null) }),
);

/** All funds, for choosing one: as many as a picker asks for. Stale whenever a fund is saved, by its key. */
export const fundsQuery = queryOptions({
  queryKey: [PATH, 'lookup'],
  queryFn: ({ signal }) => http(PATH, { query: { limit: 10_000, offset: 0 }, signal, schema: answerSchema }),
  staleTime: LOOKUP_STALE_MS,
});
