import type { QueryClient } from '@tanstack/react-query';
import type { MapStart } from '@/kit/map-view/map-start.ts';
import type { MapChoice } from './chosen-rows.ts';

/** State of the map when it was left: the view, and the choice with its filter. */
export type MapMemory = { view: MapStart | null; choice: { filter: string; is: MapChoice } | null };

const memories = new WeakMap<QueryClient, MapMemory>();

/** This person's state of the map; kept until sign-out. */
export function mapMemoryOf(queries: QueryClient): MapMemory {
  const memory = memories.get(queries) ?? { view: null, choice: null };
  memories.set(queries, memory);
  return memory;
}
