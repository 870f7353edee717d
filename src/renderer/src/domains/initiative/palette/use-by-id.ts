import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Initiative } from '../model/initiative.ts';
import { askedDigits } from './asked-digits.ts';
import { byIdQuery } from './by-id-query.ts';

/** Debounce of the search at the platform, in ms. */
const PAUSE_MS = 400;

/** The search for an id, and its result. */
export type ById = {
  readonly digits: string;
  /** Undefined while the search runs, and where it failed. */
  readonly rows: readonly Initiative[] | undefined;
  /** Why the search failed; null where it succeeded or is running. */
  readonly error: Error | null;
  /** Searches without waiting for the debounce; retries a failed search. */
  readonly ask: () => void;
};

/** Searches for the id in the typed text by debounced calls; null where the text has no id. */
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
