import type { InvestLists } from '@shared/invest-lists.ts';
import { z } from 'zod';
import type { Text } from '@/i18n/text.ts';
import { alsoChecked } from '@/kit/forms/also-checked.ts';
import { countField, numberField, textField, yearField } from '@/kit/forms/record-fields.ts';
import { type RecordField, recordForm } from '@/kit/forms/record-form.ts';
import { rowsField } from '@/kit/forms/rows.ts';
import { REQUIRED, required, requiredText, year } from '@/kit/forms/rules.ts';
import { type Beginning, cutName, type FieldPlan, has, networksOf, type Plan } from './plan.ts';

const ABOVE_ZERO = "Qiymat 0 dan katta bo'lishi kerak" satisfies Text;
const DECIMALS = "Kasr qismi ko'pi bilan uch xonali bo'lishi mumkin" satisfies Text;
const WRONG_YEAR = "Yil noto'g'ri kiritilgan" satisfies Text;
const ENDS_BEFORE = "Tugash yili boshlanish yilidan oldin bo'lishi mumkin emas" satisfies Text;
/** First year, and number of years from the present to the last: our own bounds, against typing errors. */
const FIRST_YEAR = 2000;
const YEARS_AHEAD = 20;
/** Count of the first power (O-016). */
const FIRST_COUNT = 1;

/** A count with at most three decimals: 2.343 (Z-160). */
const hasThreeDecimals = (count: number): boolean => /^\d+(\.\d{1,3})?$/.test(String(count));

/** The rows of the object's power, each a unit of the list and a count (O-021). */
export const powerRows = (powers: InvestLists['powers']) =>
  rowsField({
    power_id: listedField(powers),
    value: {
      ...numberField(),
      rule: required(z.number().positive({ error: ABOVE_ZERO, abort: true }).refine(hasThreeDecimals, DECIMALS)),
    },
  });

/** The required id of an entry of a list; an id that the list lacks, as in an old draft, counts as missing. */
const listedField = (entries: readonly { readonly id: number }[]): RecordField<number | null, number> => ({
  ...countField(),
  rule: required(z.number().refine((id) => has(entries, id), REQUIRED)),
});

/** The field with its plan applied: a locked or hidden field keeps its value, whatever a draft holds. */
function planned<V extends string | number, Value extends V | null>(
  field: RecordField<Value, V>,
  plan: FieldPlan<V>,
): RecordField<Value, V> {
  if (plan.is === 'asked') {
    const { begins } = plan;
    return begins === null ? field : { ...field, empty: () => begins as unknown as Value };
  }
  const { value } = plan;
  return {
    ...field,
    empty: () => value as unknown as Value,
    rule: z.custom<Value>().transform(() => value),
    required: false,
  };
}

/** What the form is built from. */
export type CreationFormOptions = { plan: Plan; beginning: Beginning; lists: InvestLists };

/**
 * The form of a new investment object: its fields, rules (O-020 to O-023) and initial values (O-015 to O-018). Both
 * years are initially the present year.
 */
export function creationForm({ plan, beginning, lists }: CreationFormOptions) {
  const { sphere_id, network_id, power_id } = beginning;
  const lastYear = new Date().getFullYear() + YEARS_AHEAD;
  const yearOfWorks = () => ({
    ...yearField(),
    rule: required(year.min(FIRST_YEAR, WRONG_YEAR).max(lastYear, WRONG_YEAR)),
  });
  const form = recordForm({
    customer_name: textField(),
    execution_begin_year: yearOfWorks(),
    execution_end_year: yearOfWorks(),
    object_name: planned({ ...textField(), rule: requiredText().transform(cutName) }, plan.object_name),
    soato: planned(districtField(lists), plan.soato),
    forecast: planned({ ...numberField(), rule: required(z.number().positive(ABOVE_ZERO)) }, plan.forecast),
    customer_inn: planned(textField(), plan.customer_inn),
    construction_type_id: planned(listedField(lists.construction_types), plan.construction_type_id),
    work_type_id: planned(listedField(lists.work_types), plan.work_type_id),
    funding_source_id: planned(listedField(lists.funding_sources), plan.funding_source_id),
    expense_type_id: planned(listedField(lists.expense_types), plan.expense_type_id),
    ministry_id: planned(listedField(lists.ministries), plan.ministry_id),
    sphere_id: { ...listedField(lists.spheres), empty: () => sphere_id },
    network_id: { ...countField(), empty: () => network_id },
    object_power: { ...powerRows(lists.powers), empty: () => [{ power_id, value: FIRST_COUNT }] },
  });
  return alsoChecked(form, ({ sphere_id: sphere, network_id: network, execution_begin_year, execution_end_year }) => {
    const ends = execution_end_year ?? Number.POSITIVE_INFINITY;
    return {
      ...(!has(networksOf(lists, sphere), network) && { network_id: REQUIRED }),
      ...(ends < (execution_begin_year ?? 0) && { execution_end_year: ENDS_BEFORE }),
    };
  });
}

/** The required code of a district of the list. */
const districtField = ({ districts }: InvestLists): RecordField<string | null, string> => ({
  empty: () => null,
  read: z.string().nullable(),
  rule: required(z.string().refine((code) => districts.some(({ soato }) => soato === code), REQUIRED)),
  required: true,
});

type Form = ReturnType<typeof creationForm>;
/** Values of the form. */
export type CreationValues = ReturnType<Form['empty']>;
/** Values of the form as sent. */
export type CreationSent = z.output<Form['schema']>;
