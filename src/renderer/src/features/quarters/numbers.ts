import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { flag, optionalName, optionalText, recordId } from '@/kit/fields.ts';
import { lookupAt } from '@/kit/page.ts';
import { offered } from './rules.ts';

const TAX_IDS = 'api/v1/quarter-id-numbers/select';
const ACCOUNTS = 'api/v1/quarter-acc-numbers/select';

const numberSchema = z.object({
  id: recordId,
  title: optionalName,
  id_number: optionalText,
  acc_number: optionalText,
  is_available: flag,
});
type QuarterNumber = z.output<typeof numberSchema>;
const answerSchema = lookupAt('result', numberSchema);

/** Whose numbers: both are asked for by region and district (J-022); nothing is asked before both are known. */
type NumbersPlace = { readonly region_id: number | null; readonly district_id: number | null };

/** Read anew for every form: what another quarter was given meanwhile is not free any more. */
const numbersQuery = (path: string, { region_id, district_id }: NumbersPlace) =>
  queryOptions({
    queryKey: [path, { region_id, district_id }],
    queryFn: async ({ signal }) => http(path, { query: { region_id, district_id }, signal, schema: answerSchema }),
    enabled: region_id !== null && district_id !== null,
    staleTime: 0,
  });

function useNumbers(path: string, place: NumbersPlace, own: number | null) {
  const { data, error, isFetching, refetch } = useQuery(numbersQuery(path, place));
  return useMemo(() => {
    const options = data && offered(data, own).map(optionOf);
    return { data: options, error, isFetching, refetch };
  }, [data, error, isFetching, refetch, own]);
}

const optionOf = ({ id, id_number, acc_number, title }: QuarterNumber) => ({
  value: id,
  label: id_number ?? acc_number ?? String(id),
  hint: title,
});

/** Tax ids of a district as options, by their number and name; `own` is the one that the quarter has. */
export const useTaxIds = (place: NumbersPlace, own: number | null) => useNumbers(TAX_IDS, place, own);

/** Account numbers of a district as options; `own` is the one that the quarter has. */
export const useAccounts = (place: NumbersPlace, own: number | null) => useNumbers(ACCOUNTS, place, own);
