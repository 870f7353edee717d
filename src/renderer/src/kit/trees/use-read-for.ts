import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * The value that the shown rows were read for: `current`, or while rows of before stand in for those that are on their way, the value
 * of then. Their links lead from where they belong, however far the address is ahead. `current` must be stable between renders.
 */
export function useReadFor<T>({ isPlaceholderData }: Pick<UseQueryResult, 'isPlaceholderData'>, current: T): T {
  const [latest, setLatest] = useState(current);
  if (isPlaceholderData) return latest;
  if (latest !== current) setLatest(current);
  return current;
}
