import { defineCrud } from '@/kit/crud/define-crud.ts';
import { NUMBERED_PAGES } from '@/kit/crud/list-shape.ts';
import { rowSchema } from './suggestion.ts';

/** The suggestions of citizens, read-only (spec 001 §7). */
export const suggestions = defineCrud({ path: 'api/v2/info/suggestions', row: rowSchema, rows: NUMBERED_PAGES });
