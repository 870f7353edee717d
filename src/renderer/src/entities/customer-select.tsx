import { useQuery } from '@tanstack/react-query';
import { BigSelect } from '@/kit/big-select/big-select.tsx';
import type { BigSelectProps } from '@/kit/big-select/big-select-props.ts';
import { customersQuery } from './customers.ts';

/** Select of all customers, searchable by name in either script or by taxpayer number. The value is the id (Z-039). */
export function CustomerSelect(field: Omit<BigSelectProps<number>, 'label' | 'query'>) {
  return <BigSelect label="Buyurtmachi" query={useQuery(customersQuery)} {...field} />;
}
