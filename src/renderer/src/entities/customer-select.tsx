import { useQuery } from '@tanstack/react-query';
import { BigSelect } from '@/kit/big-select/big-select.tsx';
import type { BigSelectProps } from '@/kit/big-select/big-select-props.ts';
import { customersQuery } from './customers.ts';

/** A field for one of all customers, found by name in either script or by taxpayer number; its value is the id (Z-039). */
export function CustomerSelect(field: Omit<BigSelectProps<number>, 'label' | 'query'>) {
  return <BigSelect label="Buyurtmachi" query={useQuery(customersQuery)} {...field} />;
}
