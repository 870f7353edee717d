import type { QueryClient } from '@tanstack/react-query';
import { bridge, unwrap } from '@/api/bridge.ts';
import { keptQuery } from '@/kit/keeps/kept-query.ts';
import { type Recent, recentsSchema } from './recents.ts';

/** Initiatives that this person has viewed at this workstation, newest first; fails where they cannot be read now. */
export const recentsQuery = keptQuery<readonly Recent[]>({
  name: 'recents',
  schema: recentsSchema,
  none: [],
  defect: 'UnreadableRecents',
});

/** Clears the recent initiatives, in the cache and on the disk. Throws `AppError`. */
export async function forgetRecents(queries: QueryClient): Promise<void> {
  await unwrap(bridge.keeps.remove({ name: 'recents' }));
  queries.setQueryData(recentsQuery.queryKey, []);
}
