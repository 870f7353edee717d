import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

/** What a person has typed and tried on the sign-in page; never the password. */
export type Typed = {
  readonly username: string;
  /** Number of submissions answered so far. */
  readonly attempts: number;
};

const KEY = ['sign-in', 'typed'];
const NOTHING: Typed = { username: '', attempts: 0 };

/** Keeps what was typed while another page, such as the network check, is shown: until somebody signs in. */
export function useTyped(): { typed: Typed; keep: (change: (before: Typed) => Partial<Typed>) => void } {
  // The query cache ends with the session.
  const queries = useQueryClient();
  const { data = NOTHING } = useQuery<Typed>({ queryKey: KEY, queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY });
  return {
    typed: data,
    keep: (change) => void queries.setQueryData<Typed>(KEY, (before = NOTHING) => ({ ...before, ...change(before) })),
  };
}
