import type { QueryClient } from '@tanstack/react-query';
import type { MapStart } from '@/kit/map-view/map-start.ts';
import type { MapChoice } from './chosen-rows.ts';

/** How somebody left the map: its view, and what was chosen under which filter. */
export type MapMemory = { view: MapStart | null; choice: { filter: string; is: MapChoice } | null };

const memories = new WeakMap<QueryClient, MapMemory>();

/** How this person left the map; until sign-out. */
export function mapMemoryOf(queries: QueryClient): MapMemory {
  const memory = memories.get(queries) ?? { view: null, choice: null };
  memories.set(queries, memory);
  return memory;
}
