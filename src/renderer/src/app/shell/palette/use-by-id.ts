import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { askedDigits } from '@/features/initiatives/by-id/asked-digits.ts';
import { byIdQuery } from '@/features/initiatives/by-id/by-id-query.ts';
import type { Initiative } from '@/features/initiatives/model/initiative.ts';

/** Pause in typing after which the platform is asked, in ms. */
const PAUSE_MS = 400;

/** An id that is asked for, and what is known of it. */
export type ById = {
  readonly digits: string;
  /** Undefined while it is being looked for, and where that failed. */
  readonly rows: readonly Initiative[] | undefined;
  /** Why it could not be looked for; null where it was, or is being looked for. */
  readonly error: Error | null;
  /** Asks without waiting for the pause, and again where that failed. */
  readonly ask: () => void;
};

/** Looks for the id in what is typed, by one call for each pause; null where no id is asked for. */
export function useById(typed: string): ById | null {
  const digits = askedDigits(typed);
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(digits), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [digits]);
  const due = digits !== null && settled === digits;
  const found = useQuery({ ...byIdQuery(digits ?? ''), enabled: due });
  if (digits === null) return null;
  return {
    digits,
    rows: due ? found.data : undefined,
    error: due && !found.isFetching ? found.error : null,
    ask: () => {
      if (!due) setSettled(digits);
      else if (found.isError) void found.refetch();
    },
  };
}
