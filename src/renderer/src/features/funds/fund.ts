import { z } from 'zod';
import { defineCrud } from '@/kit/crud/define-crud.ts';
import { optionalTime, recordId } from '@/kit/fields.ts';
import { localizedData, localizedText, NO_TEXT } from '@/kit/localized/languages.ts';
import { recordAt } from '@/kit/record.ts';

const rowSchema = z.object({ id: recordId, title: localizedData, created_at: optionalTime });
export type Fund = z.output<typeof rowSchema>;

/** What the form of a fund holds and sends: its title in every language. */
export const fundForm = z.object({ title: localizedText() });
export const NEW_FUND = { title: NO_TEXT };

/** The funds (spec 002 §7). */
export const funds = defineCrud({
  path: 'api/v1/funds',
  row: rowSchema,
  item: recordAt('fund', ['title'], z.object({ title: localizedData })),
});
