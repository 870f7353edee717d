import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Board } from '@/entities/boards.ts';
import { changeKept } from '@/kit/keeps/change-kept.ts';
import { keptQuery } from '@/kit/keeps/kept-query.ts';
import type { Initiative } from '../model/initiative.ts';
import { type ChosenCustomer, lastCustomer, lastCustomersSchema, withCustomer } from './last-customers.ts';

/** Customers with whom this person has accepted at this workstation. */
const LAST_CUSTOMERS = {
  name: 'customers',
  schema: lastCustomersSchema,
  none: [],
  defect: 'UnreadableLastCustomers',
} as const;
const lastCustomersQuery = keptQuery<readonly ChosenCustomer[]>(LAST_CUSTOMERS);

type Of = { initiative: Pick<Initiative, 'district_id'>; board: Board | undefined; category: number | null };

/**
 * The customer with whom this person last accepted an initiative of this category, district and type of season; null
 * for none, or if it cannot be read. `remember`: to be called once an acceptance has succeeded, with what was sent;
 * what cannot be kept is not remembered.
 */
export function useLastCustomer({ initiative, board, category }: Of) {
  const queries = useQueryClient();
  const { data: kept = LAST_CUSTOMERS.none } = useQuery(lastCustomersQuery);
  const where = { district: initiative.district_id, season: board?.type ?? null };
  return {
    last: lastCustomer(kept, { ...where, category }),
    remember: (sent: { customer_id?: number | null; category_id: number | null }): void =>
      void changeKept<readonly ChosenCustomer[]>(queries, LAST_CUSTOMERS, (now) =>
        withCustomer(now, { ...where, category: sent.category_id, customer: sent.customer_id ?? null }),
      ).catch(() => undefined),
  };
}
