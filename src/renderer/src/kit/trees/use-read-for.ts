import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Returns the value that the shown rows were read for: `current`, or the previous value while the previous rows are
 * placeholders for rows in flight. Links in the rows thus start from the place that the rows belong to, even if the
 * address is already ahead. `current` must be stable between renders.
 */
export function useReadFor<T>({ isPlaceholderData }: Pick<UseQueryResult, 'isPlaceholderData'>, current: T): T {
  const [latest, setLatest] = useState(current);
  if (isPlaceholderData) return latest;
  if (latest !== current) setLatest(current);
  return current;
}
