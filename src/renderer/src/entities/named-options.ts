import { useMemo } from 'react';
import { type BigOption, labelOf, type OptionsQuery } from '@/kit/big-select/option.ts';

/** A row with an id and a name. */
export type Named = { readonly id: number; readonly title: string | null };

/** Named rows as options; undefined without rows. */
export const namedOptions = (rows: readonly Named[] | undefined) =>
  rows?.map(({ id, title }): BigOption<number> => ({ value: id, label: labelOf(title, id) }));

type NamedQuery = Omit<OptionsQuery<number>, 'data'> & { readonly data: readonly Named[] | undefined };

/**
 * Options of a lookup for a big select. `known`: the record's current value, which stays an option if the lookup no
 * longer lists it, and keeps its name if the lookup fails. Default: none.
 */
export function useNamedOptions(query: NamedQuery, known: Named | null = null): OptionsQuery<number> {
  const { data, error, isFetching, refetch } = query;
  const { id = null, title = null } = known ?? {};
  return useMemo(() => {
    const options = namedOptions(data);
    const own = id === null ? null : { value: id, label: labelOf(title, id) };
    if (options && own && !options.some(({ value }) => value === own.value)) options.unshift(own);
    return { data: options, error, isFetching, refetch, known: own };
  }, [data, error, isFetching, refetch, id, title]);
}
