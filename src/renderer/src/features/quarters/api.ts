import { http } from '@/api/http.ts';
import { defineCrud } from '@/kit/crud/define-crud.ts';
import { recordAt } from '@/kit/record.ts';
import { itemSchema, type Quarter, type QuarterSent, type QuarterValues, quarterForm, rowSchema } from './quarter.ts';
import { withOpenFields } from './rules.ts';

const PATH = 'api/v1/quarters';
const item = recordAt('quarter', ['title', 'district_id', 'citizen_count'], itemSchema);

/** The quarters (spec 001 §7): all of a place at once, without paging (Z-066). */
export const quarters = defineCrud<Quarter, QuarterValues, QuarterSent>({
  path: PATH,
  row: rowSchema,
  rowsKey: 'quarters',
  item,
});

/**
 * The same for who may not change the locked fields: they go back as the platform has them now, so that what an admin
 * has changed since the form was opened is not written over.
 */
export const lockedQuarters: typeof quarters = {
  ...quarters,
  save: async (sent, id) => {
    const now = await http(`${PATH}/${id}`, { schema: item });
    await quarters.save(withOpenFields(quarterForm.parse(now), sent), id);
  },
};
