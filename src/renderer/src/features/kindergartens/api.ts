import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { orNone } from '@/api/or-none.ts';
import { regionOfDistrict } from '@/entities/regions.ts';
import { defineCrud } from '@/kit/crud/define-crud.ts';
import { optionalNumber } from '@/kit/fields.ts';
import { recordAt } from '@/kit/record.ts';
import { type KindergartenValues, kindergartenForm, rowSchema } from './kindergarten.ts';

const quarterSchema = recordAt('quarter', ['district_id'], z.object({ district_id: optionalNumber }));

const quarterOf = (id: number) => orNone(http(`api/v1/quarters/${id}`, { schema: quarterSchema }));

/** Adds the place of the quarter where the record has none: the documents name it for the list (spec 002 §3). */
async function withPlace(read: KindergartenValues, client: QueryClient): Promise<KindergartenValues> {
  if (read.quarter_id === null) return read;
  const district_id = read.district_id ?? (await quarterOf(read.quarter_id))?.district_id ?? null;
  if (district_id === null) return read;
  return { ...read, district_id, region_id: read.region_id ?? (await regionOfDistrict(district_id, client)) };
}

/** The kindergarten objects of the seasons (spec 002 §7). */
export const kindergartens = defineCrud({
  path: 'api/v1/kindergardens',
  row: rowSchema,
  form: kindergartenForm,
  envelope: 'kindergarden',
  complete: withPlace,
});

/** Path of the Excel export of a board. */
export const KINDERGARTENS_EXCEL = 'api/v1/kindergardens/excel/export';
