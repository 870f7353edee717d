import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { flag, optionalText } from '@/kit/fields.ts';
import { offered } from './rules.ts';

const TAX_IDS = 'api/v1/quarter-id-numbers/select';
const ACCOUNTS = 'api/v1/quarter-acc-numbers/select';

const numberSchema = z.object({
  id: z.number(),
  title: optionalText,
  id_number: optionalText,
  acc_number: optionalText,
  is_available: flag,
});
type QuarterNumber = z.output<typeof numberSchema>;
const answerSchema = z.object({ result: z.array(numberSchema).nullish() });

/** Read anew for every form: what another quarter was given meanwhile is not free any more. */
const numbersQuery = (path: string, district_id: number | null) =>
  queryOptions({
    queryKey: [path, { district_id }],
    queryFn: async ({ signal }) =>
      (await http(path, { query: { district_id }, signal, schema: answerSchema })).result ?? [],
    enabled: district_id !== null,
    staleTime: 0,
  });

function useNumbers(path: string, district: number | null, own: number | null) {
  const { data, error, isFetching, refetch } = useQuery(numbersQuery(path, district));
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
export const useTaxIds = (district: number | null, own: number | null) => useNumbers(TAX_IDS, district, own);

/** Account numbers of a district as options; `own` is the one that the quarter has. */
export const useAccounts = (district: number | null, own: number | null) => useNumbers(ACCOUNTS, district, own);
