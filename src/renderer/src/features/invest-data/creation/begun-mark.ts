import { queryOptions } from '@tanstack/react-query';
import { bridge } from '@/api/bridge.ts';
import { LOCAL_QUERY } from '@/api/local-query.ts';

/**
 * What is known here of a creation whose object no reading has shown yet: `begun`, its outcome is unknown; `created`,
 * the platform has answered with success.
 */
export type CreationMark = 'begun' | 'created';

/** Place of the mark of a creation: a draft, so that it survives F5 and a power cut, for this person only. */
const placeOf = (publicId: string) => ({ scope: 'invest-creation-begun', record: publicId });

/** The mark of a creation; null: none. A mark that cannot be read counts as `begun`. */
export async function markOf(publicId: string): Promise<CreationMark | null> {
  const answer = await bridge.drafts.load(placeOf(publicId));
  if (!answer.ok) return 'begun';
  return answer.value && (answer.value.value === 'created' ? 'created' : 'begun');
}

/** Query of the mark of a creation. */
export const markQuery = (publicId: string) =>
  queryOptions({
    queryKey: ['invest-creation-mark', publicId],
    queryFn: () => markOf(publicId),
    meta: LOCAL_QUERY,
    staleTime: 0,
    gcTime: 0,
  });

/** Sets the mark: `begun` before the call is sent, `created` after its answer. */
export const setMark = (publicId: string, mark: CreationMark): Promise<unknown> =>
  bridge.drafts.save({ ...placeOf(publicId), value: mark });

/** Removes the mark: nothing was created, or the object is shown. */
export const removeMark = (publicId: string): Promise<unknown> => bridge.drafts.remove(placeOf(publicId));
