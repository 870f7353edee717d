import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Text } from '@/i18n/text.ts';
import { BigSelect } from '@/kit/big-select/big-select.tsx';
import type { FormField } from '@/kit/big-select/big-select-props.ts';
import { labelOf } from '@/kit/big-select/option.ts';
import { othersIn } from '@/kit/merging/in-words.ts';
import { ACCOUNTS, type NumbersPlace, numbersQuery, type QuarterNumber, TAX_IDS } from './api.ts';
import { offered } from './rules.ts';
import { useRegionOf } from './use-region-of.ts';

const LABELS: Readonly<Record<string, Text>> = { [TAX_IDS]: 'STIR', [ACCOUNTS]: 'Hisob raqami' };

export type NumberSelectProps = FormField<number> & {
  /** Path of the numbers. */
  of: typeof TAX_IDS | typeof ACCOUNTS;
  place: NumbersPlace;
  /** The quarter's current number, which is offered although it is taken. */
  own: number | null;
  disabled: boolean;
};

/** Form field for a tax id or an account number of a district (J-022). */
export function NumberSelect({ of, place, own, ...field }: NumberSelectProps) {
  const { data, error, isFetching, refetch } = useQuery(numbersQuery(of, place));
  const options = useMemo(() => data && offered(data, own).map(optionOf), [data, own]);
  // The number that somebody else has chosen is taken since then, and may be another district's.
  const theirs = useQuery(numbersQuery(of, usePlaceOfOthers(field.error)));
  return (
    <BigSelect
      {...field}
      label={LABELS[of] ?? 'STIR'}
      query={{ data: options, error, isFetching, refetch }}
      elsewhere={theirs.data?.map(optionOf)}
    />
  );
}

const optionOf = ({ id, id_number, acc_number, title }: QuarterNumber) => ({
  value: id,
  label: labelOf(id_number ?? acc_number, id),
  hint: title,
});

/** Where the record is that somebody else has changed, by the error of a field; without a conflict nowhere. */
function usePlaceOfOthers(error: FormField<number>['error']): NumbersPlace {
  const { region_id, district_id } = othersIn(error)?.record ?? {};
  const district = typeof district_id === 'number' ? district_id : null;
  const { region } = useRegionOf(district);
  return { region_id: typeof region_id === 'number' ? region_id : region, district_id: district };
}
