import { useMemo } from 'react';
import type { OptionsQuery } from '@/kit/big-select/option.ts';

/** What has an id and a name. */
export type Named = { readonly id: number; readonly title: string | null };

type NamedQuery = Omit<OptionsQuery<number>, 'data'> & { readonly data: readonly Named[] | undefined };

/**
 * A lookup as a big select takes it. `known` is the value that a record carries already: it stays among the options where
 * the lookup does not list it any more. Default: none.
 */
export function useNamedOptions(query: NamedQuery, known: Named | null = null): OptionsQuery<number> {
  const { data, error, isFetching, refetch } = query;
  const { id = null, title = null } = known ?? {};
  return useMemo(() => {
    const options = data?.map((one) => ({ value: one.id, label: one.title ?? String(one.id) }));
    if (options && id !== null && !options.some(({ value }) => value === id))
      options.unshift({ value: id, label: title ?? String(id) });
    return { data: options, error, isFetching, refetch };
  }, [data, error, isFetching, refetch, id, title]);
}
