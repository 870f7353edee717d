import { useMemo } from 'react';
import { useT } from '@/i18n/use-t.ts';
import type { BigOption, OptionsQuery } from '@/kit/big-select/option.ts';
import type { Decisions } from '../model/api.ts';

type DecisionsQuery = Omit<OptionsQuery<number>, 'data'> & { readonly data: Decisions | undefined };

/** Options of the picker of council decisions; `chosen` stays an option even if the list lacks it. */
export function useDecisionOptions(query: DecisionsQuery, chosen: number | null): OptionsQuery<number> {
  const { t, tr } = useT();
  const { data, error, isFetching, refetch } = query;
  return useMemo(() => {
    const unnamed = (id: number) => t('{{id}}-raqamli qaror', { id });
    const options = data?.rows.map(
      ({ id, title, district }): BigOption<number> => ({
        value: id,
        label: title ? tr(title) : unnamed(id),
        hint: tr(district),
      }),
    );
    if (options && chosen !== null && !options.some(({ value }) => value === chosen))
      options.unshift({ value: chosen, label: unnamed(chosen) });
    return { data: options, error, isFetching, refetch };
  }, [data, error, isFetching, refetch, chosen, t, tr]);
}
