import { z } from 'zod';
import { defineCrud } from '@/kit/crud/define-crud.ts';
import { optionalNumber, recordId } from '@/kit/fields.ts';
import { numberField, yearField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';
import { yearQuarterField } from '@/kit/inputs/year-quarters.ts';

const figures = { year: optionalNumber, quarter: optionalNumber, amount: optionalNumber };
const rowSchema = z.object({ id: recordId, ...figures });
/** A node's indicator for a quarter of a year (spec 002 §3); the unit of the amount is not given (Z-163). */
export type Indicator = z.output<typeof rowSchema>;

/** Year, quarter and amount are required. */
const indicatorForm = recordForm({ year: yearField(), quarter: yearQuarterField(), amount: numberField() });

/** Calls for the indicators of a node; `nodeKey`: the node's name in the list's query and the body (spec 002 §7). */
export const indicatorsOf = (path: string, nodeKey: string, node: number) =>
  defineCrud({
    path,
    row: rowSchema,
    form: indicatorForm,
    envelope: 'indicator',
    owner: { key: nodeKey, id: node },
  });
/** Calls for the indicators of a node. */
export type Indicators = ReturnType<typeof indicatorsOf>;
