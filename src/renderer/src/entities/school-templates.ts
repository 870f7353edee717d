import { z } from 'zod';
import { optionalName, optionalNumber, optionalText, recordId } from '@/kit/fields.ts';
import { defineLookup } from './define-lookup.ts';

const templateSchema = z.object({
  id: recordId,
  title: optionalName,
  description: optionalText,
  /** so'm */
  requested_amount: optionalNumber,
  category: optionalName,
  /** Id in the file service. */
  photo: optionalText,
  board_id: optionalNumber,
  board_season: optionalNumber,
  board_year: optionalNumber,
});
/** A template for filing an initiative of a school (spec 002 §3). */
export type SchoolTemplate = z.output<typeof templateSchema>;

/** All templates of the school programme: the call takes no parameters (spec 002 §7). */
export const schoolTemplatesQuery = defineLookup({
  path: 'api/v1/my-school/initiative-templates',
  rowsKey: 'templates',
  row: templateSchema,
})();
