import { AppError } from '@shared/errors.ts';
import type { QueryClient } from '@tanstack/react-query';
import { districtQuery } from '@/entities/regions.ts';
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
    forum.districtId === null ? forum : inRegion(forum, await regionOf(forum.districtId, client)),
});

/** Region id of a district; null if the district does not exist. Throws `AppError` on any other failure. */
async function regionOf(district: number, client: QueryClient): Promise<number | null> {
  try {
    return (await client.fetchQuery(districtQuery(district))).region_id;
  } catch (thrown) {
    const error = AppError.from(thrown);
    if (error.kind === 'not-found') return null;
    throw error;
  }
}
