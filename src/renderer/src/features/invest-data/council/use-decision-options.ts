import { useMemo } from 'react';
import { useT } from '@/i18n/use-t.ts';
import type { BigOption, OptionsQuery } from '@/kit/big-select/option.ts';
import type { Rows } from '@/kit/page.ts';
import type { CouncilDecision } from '../model/api.ts';

type DecisionsQuery = Omit<OptionsQuery<number>, 'data' | 'known'> & {
  readonly data: Rows<CouncilDecision> | undefined;
};

/**
 * Options of the picker of council decisions; `chosen` is shown by its number where the list lacks it or could not be
 * loaded.
 */
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
    // Not while the list is loading: a name follows.
    const known = chosen !== null && (data || error) ? { value: chosen, label: unnamed(chosen) } : null;
    return { data: options, error, isFetching, refetch, known };
  }, [data, error, isFetching, refetch, chosen, t, tr]);
}
