import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { labelOf } from '@/kit/big-select/option.ts';
import { ACCOUNTS, type NumbersPlace, numbersQuery, type QuarterNumber, TAX_IDS } from './api.ts';
import { offered } from './rules.ts';

function useNumbers(path: string, place: NumbersPlace, own: number | null) {
  const { data, error, isFetching, refetch } = useQuery(numbersQuery(path, place));
  return useMemo(() => {
    const options = data && offered(data, own).map(optionOf);
    return { data: options, error, isFetching, refetch };
  }, [data, error, isFetching, refetch, own]);
}

const optionOf = ({ id, id_number, acc_number, title }: QuarterNumber) => ({
  value: id,
  label: labelOf(id_number ?? acc_number, id),
  hint: title,
});

/** Tax ids of a district as options, labelled by number and name; `own`: the quarter's current id. */
export const useTaxIds = (place: NumbersPlace, own: number | null) => useNumbers(TAX_IDS, place, own);

/** Account numbers of a district as options; `own`: the quarter's current id. */
export const useAccounts = (place: NumbersPlace, own: number | null) => useNumbers(ACCOUNTS, place, own);
