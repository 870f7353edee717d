import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { InitiativeFilter } from '@/domains/initiative/model/api.ts';
import type { MapStart } from '@/kit/map-view/map-start.ts';
import type { MapChoice } from './chosen-rows.ts';

/** State of the map when it was left: the view, and the choice with its filter. */
type MapMemory = { view: MapStart | null; choice: { filter: string; is: MapChoice } | null };

const memories = new WeakMap<QueryClient, MapMemory>();

/** This person's state of the map; kept until sign-out. */
function mapMemoryOf(queries: QueryClient): MapMemory {
  const memory = memories.get(queries) ?? { view: null, choice: null };
  memories.set(queries, memory);
  return memory;
}

/** The choice on the map of a filter: restored when the person returns, dropped when the filter changes. */
export function useMapChoice(filter: InitiativeFilter): {
  choice: MapChoice | null;
  choose: (choice: MapChoice | null) => void;
  memory: MapMemory;
} {
  const memory = mapMemoryOf(useQueryClient());
  const key = JSON.stringify(filter);
  const [kept, setKept] = useState(memory.choice);
  const choose = useCallback(
    (is: MapChoice | null) => {
      memory.choice = is && { filter: key, is };
      setKept(memory.choice);
    },
    [memory, key],
  );
  return { choice: kept?.filter === key ? kept.is : null, choose, memory };
}
