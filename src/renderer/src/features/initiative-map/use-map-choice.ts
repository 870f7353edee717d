import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { InitiativeFilter } from '@/domains/initiative/model/api.ts';
import type { MapChoice } from './chosen-rows.ts';
import { type MapMemory, mapMemoryOf } from './remembered.ts';

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
