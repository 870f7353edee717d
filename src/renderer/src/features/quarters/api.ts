import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { defineCrud } from '@/kit/crud/define-crud.ts';
import { flag, optionalName, optionalText, recordId } from '@/kit/fields.ts';
import { lookupAt } from '@/kit/page.ts';
import { recordAt } from '@/kit/record.ts';
import { quarterForm, rowSchema } from './quarter.ts';
import { withOpenFields } from './rules.ts';

const PATH = 'api/v1/quarters';

/** The quarters (spec 001 §7): all of a place at once, without paging (Z-066). */
export const quarters = defineCrud({
  path: PATH,
  row: rowSchema,
  rows: 'quarters',
  form: quarterForm,
  envelope: 'quarter',
});

/**
 * The same for who may not change the locked fields: they go back as the platform has them now, so that what an admin
 * has changed since the form was opened is not written over.
 */
export const lockedQuarters: typeof quarters = {
  ...quarters,
  save: async (sent, id) => {
    const now = await http(`${PATH}/${id}`, { schema: recordAt('quarter', quarterForm.known, quarterForm.read) });
    await quarters.save(withOpenFields(quarterForm.schema.parse(now), sent), id);
  },
};

/** Numbers of districts that a quarter may have: tax ids. */
export const TAX_IDS = 'api/v1/quarter-id-numbers/select';
/** The same for account numbers. */
export const ACCOUNTS = 'api/v1/quarter-acc-numbers/select';

const numberSchema = z.object({
  id: recordId,
  title: optionalName,
  id_number: optionalText,
  acc_number: optionalText,
  is_available: flag,
});
export type QuarterNumber = z.output<typeof numberSchema>;
const numbersSchema = lookupAt('result', numberSchema);

/** Whose numbers: both are asked for by region and district (J-022); nothing is asked before both are known. */
export type NumbersPlace = { readonly region_id: number | null; readonly district_id: number | null };

/** Read anew for every form: what another quarter was given meanwhile is not free any more. */
export const numbersQuery = (path: string, { region_id, district_id }: NumbersPlace) =>
  queryOptions({
    queryKey: [path, { region_id, district_id }],
    queryFn: async ({ signal }) => http(path, { query: { region_id, district_id }, signal, schema: numbersSchema }),
    enabled: region_id !== null && district_id !== null,
    staleTime: 0,
  });
