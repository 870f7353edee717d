import { regionOfDistrict } from '@/entities/regions.ts';
import { defineCrud } from '@/kit/crud/define-crud.ts';
import { NUMBERED_PAGES } from '@/kit/crud/list-shape.ts';
import { forumForm, inRegion, rowSchema } from './forum.ts';

/** The forums (spec 001 §7); the list's envelope is that of the suggestions (Z-091). */
export const forums = defineCrud({
  path: 'api/v2/info/forum/filter',
  oneAt: 'api/v2/info/forum',
  row: rowSchema,
  rows: NUMBERED_PAGES,
  form: forumForm,
  envelope: 'forum',
  complete: async (forum, client) =>
    forum.districtId === null ? forum : inRegion(forum, await regionOfDistrict(forum.districtId, client)),
});
