import { useQuery } from '@tanstack/react-query';
import { BigSelect } from '@/kit/big-select/big-select.tsx';
import type { BigSelectProps } from '@/kit/big-select/big-select-props.ts';
import { customersQuery } from './customers.ts';
import { ownFirst } from './own-customers.ts';

export type CustomerSelectProps = Omit<BigSelectProps<number>, 'label' | 'query'> & {
  /** Name of the district whose customers come first; null: none. */
  district: string | null;
};

/** Select of all customers, searchable by name in either script or by taxpayer number. The value is the id (Z-039). */
export function CustomerSelect({ district, ...field }: CustomerSelectProps) {
  const { data, error, isFetching, refetch } = useQuery(customersQuery);
  const query = { data: data && ownFirst(data, district), error, isFetching, refetch };
  return <BigSelect label="Buyurtmachi" query={query} {...field} />;
}
