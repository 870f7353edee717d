import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Returns the value that the shown rows were read for: `current`, or the previous value while the previous rows are
 * placeholders for rows in flight. What a row offers thus belongs to the season, filter or place that the row was read
 * for, even if the address is already ahead (Z-165). `current` must be stable between renders.
 */
export function useReadFor<T>({ isPlaceholderData }: Pick<UseQueryResult, 'isPlaceholderData'>, current: T): T {
  // In an object: React would call a function.
  const [latest, setLatest] = useState({ value: current });
  if (isPlaceholderData) return latest.value;
  if (latest.value !== current) setLatest({ value: current });
  return current;
}
