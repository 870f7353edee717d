import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { type Crud, defineCrud } from '@/kit/crud/define-crud.ts';
import { flag, optionalName, optionalText, recordId } from '@/kit/fields.ts';
import type { RecordForm } from '@/kit/forms/record-form.ts';
import { lookupAt } from '@/kit/page.ts';
import { recordAt } from '@/kit/record.ts';
import {
  lockedQuarterForm,
  type Quarter,
  type QuarterSent,
  type QuarterValues,
  quarterForm,
  rowSchema,
} from './quarter.ts';
import { withOpenFields } from './rules.ts';

const PATH = 'api/v1/quarters';

/** The quarters (spec 001 §7): the list returns all quarters of a place, unpaged (Z-066). */
export const quarters: Crud<Quarter, QuarterValues, QuarterSent> = defineCrud({
  path: PATH,
  row: rowSchema,
  rows: 'quarters',
  form: quarterForm as RecordForm<QuarterValues, QuarterSent>,
  envelope: 'quarter',
});

/**
 * The quarters for a person who may not change the locked fields: these are sent with the platform's current values, so
 * that a change by an admin since the form opened is not overwritten.
 */
export const lockedQuarters: typeof quarters = {
  ...quarters,
  form: lockedQuarterForm,
  save: async (sent, id) => {
    const now = await http(`${PATH}/${id}`, { schema: recordAt('quarter', quarterForm.known, quarterForm.read) });
    await quarters.save(withOpenFields(lockedQuarterForm.schemaOf(now).parse(now), sent), id);
  },
};

/** Path of the tax ids of a district. */
export const TAX_IDS = 'api/v1/quarter-id-numbers/select';
/** Path of the account numbers of a district. */
export const ACCOUNTS = 'api/v1/quarter-acc-numbers/select';

const numberSchema = z.object({
  id: recordId,
  title: optionalName,
  id_number: optionalText,
  acc_number: optionalText,
  is_available: flag,
});
/** A tax id or account number of a district. */
export type QuarterNumber = z.output<typeof numberSchema>;
const numbersSchema = lookupAt('result', numberSchema);

/** Parameters of the numbers: region and district are both required (J-022); no call before both are known. */
export type NumbersPlace = { readonly region_id: number | null; readonly district_id: number | null };

/**
 * Query of tax ids or account numbers; refetched for every form, as another quarter may have taken a number meanwhile.
 */
export const numbersQuery = (path: string, { region_id, district_id }: NumbersPlace) =>
  queryOptions({
    queryKey: [path, { region_id, district_id }],
    queryFn: async ({ signal }) => http(path, { query: { region_id, district_id }, signal, schema: numbersSchema }),
    enabled: region_id !== null && district_id !== null,
    staleTime: 0,
  });
