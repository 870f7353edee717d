import type { Role } from '@shared/roles.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffectEvent, useState } from 'react';
import type { Choice } from '@/domains/initiative/links/chosen.ts';
import { listsOneDistrict } from '@/domains/initiative/model/access.ts';
import { type InitiativeFilter, initiativeQuery, initiativesQuery } from '@/domains/initiative/model/api.ts';
import type { Initiative } from '@/domains/initiative/model/initiative.ts';
import { compareWith } from '@/domains/initiative/similar/api.ts';
import { INITIATIVES_PATH } from '@/entities/initiative-queries.ts';
import { ALL } from '@/entities/initiative-stages.ts';
import type { Page, Paging } from '@/kit/page.ts';
import { useMe } from '@/session/session.ts';
import { chosenSource } from './chosen-source.ts';
import { listSource, type QueueSource } from './queue-source.ts';
import { waitingSource } from './waiting-source.ts';

type Options = {
  /** Content of the queue. */
  choice: Exclude<Choice, { is: 'lost' }>;
  filter: InitiativeFilter;
  /** Whether this person can decide on the initiative now. */
  waits: (initiative: Initiative) => boolean;
};

/** The source of the queue's initiatives; the same while the component is mounted. */
export function useQueueSource({ choice, filter, waits }: Options): QueueSource<Initiative> {
  const queries = useQueryClient();
  const { role } = useMe();
  const waitsNow = useEffectEvent(waits);
  const [source] = useState(() => {
    const pagesOf = (list: InitiativeFilter) => (paging: Paging) =>
      queries.fetchQuery({ ...initiativesQuery(list, paging), staleTime: 0 });
    const readOne = (id: number) => queries.fetchQuery(initiativeQuery(id));
    /** A fresh row of a cached list is the placeholder until the initiative comes into view: saves a call. */
    const rowOf = (id: number) =>
      queries
        .getQueriesData<Page<Initiative>>({
          queryKey: [INITIATIVES_PATH],
          predicate: ({ state }) => !state.isInvalidated,
        })
        .flatMap(([, page]) => page?.rows ?? [])
        .find((row) => row.id === id);
    if ('ids' in choice) return chosenSource(choice.ids, async (id) => rowOf(id) ?? (await readOne(id)));
    if (choice.is === 'list') return listSource(pagesOf(filter), readOne);
    const district = districtOf(filter, role);
    if (!district) return waitingSource(pagesOf(filter), readOne, waitsNow);
    return waitingSource(pagesOf(district), readOne, waitsNow, (whole) => compareWith(queries, district.board, whole));
  });
  return source;
}

/**
 * The list of a season in the person's own district, if the same initiatives wait in it as in the filtered list: it
 * also serves for comparing. Null for any other filter.
 */
function districtOf(
  { board, search, stage, sub_stage }: InitiativeFilter,
  role: Role,
): (InitiativeFilter & { board: number }) | null {
  const narrowsMore = search !== '' || sub_stage !== ALL || (stage !== ALL && stage !== 'INITIAL');
  if (board === null || narrowsMore || !listsOneDistrict(role)) return null;
  return { board, search, stage: ALL, sub_stage };
}
