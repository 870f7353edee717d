import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { ministries } from '@/entities/ministries.ts';
import { defineCrud } from '@/kit/crud/define-crud.ts';
import { optionalNumber, optionalTime, recordId } from '@/kit/fields.ts';
import { idField, numberField, yearField } from '@/kit/forms/record-fields.ts';
import { recordForm } from '@/kit/forms/record-form.ts';
import { yearQuarterField } from '@/kit/inputs/year-quarters.ts';
import { localizedData, titleOrRecord } from '@/kit/localized/languages.ts';
import { firstText } from '@/kit/title.ts';

/**
 * A row holds the ministry's title, under either key, or the ministry object, or only the ministry's id: the documents
 * give the id (T-039), and a list that shows the ministry.
 */
const rowSchema = z
  .looseObject({
    id: recordId,
    ministry_id: optionalNumber,
    ministry_title: localizedData,
    ministry: titleOrRecord.nullish(),
    /** Not a column: it distinguishes a ministry's quarters in the question before deleting. */
    year: optionalNumber,
    quarter: optionalNumber,
    plan: optionalNumber,
    executed: optionalNumber,
    difference: optionalNumber,
    percent: optionalNumber,
    created_at: optionalTime,
  })
  .transform(({ ministry, ministry_title, ...row }) => ({ ...row, ministry: ministry ?? ministry_title }));
/** A ministry's execution in a quarter. */
export type Execution = z.output<typeof rowSchema>;

/** Names the ministries of rows that hold only an id; a ministry that cannot be read stays without a name. */
async function withMinistries(rows: readonly Execution[], client: QueryClient): Promise<readonly Execution[]> {
  const isNameless = ({ ministry, ministry_id }: Execution) => ministry_id !== null && firstText(ministry) === '';
  const ids = new Set(rows.filter(isNameless).map(({ ministry_id }) => ministry_id ?? 0));
  const titleOf = async (id: number) => (await client.fetchQuery(ministries.node(id)).catch(() => null))?.title;
  const titles = new Map(await Promise.all([...ids].map(async (id) => [id, await titleOf(id)] as const)));
  return rows.map((row) => ({ ...row, ministry: titles.get(row.ministry_id ?? 0) ?? row.ministry }));
}

/**
 * Planned and spent amounts of ministries by quarter (spec 002 §5, §7); difference and percent are entered by hand
 * (R-034).
 */
export const executions = defineCrud({
  path: 'api/v1/ministries-execution',
  row: rowSchema,
  completeRows: withMinistries,
  form: recordForm({
    ministry_id: idField(),
    year: yearField(),
    quarter: yearQuarterField(),
    plan: numberField(),
    executed: numberField(),
    difference: numberField(),
    percent: numberField(),
  }),
});
