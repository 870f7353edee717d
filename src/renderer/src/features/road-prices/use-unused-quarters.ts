import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PLACE_FAILURES } from '@/entities/lookup.ts';
import { quartersQuery } from '@/entities/quarters.ts';
import { useNotices } from '@/kit/notices.ts';

/**
 * Fetches the quarters of the chosen district, which no field shows (R-054, Z-092), and notifies of a failure;
 * nothing waits for them.
 */
export function useUnusedQuarters(district: number | null): void {
  const notices = useNotices();
  const { error } = useQuery(quartersQuery(district));
  useEffect(() => {
    if (error) notices.failure(error, PLACE_FAILURES.quarter);
  }, [error, notices]);
}
