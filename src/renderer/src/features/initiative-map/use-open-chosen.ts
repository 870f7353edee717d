import { useNavigate } from 'react-router';
import { writePlace } from '@/domains/initiative/links/address.ts';
import { chosenAddress } from '@/domains/initiative/links/chosen.ts';

/**
 * Opens the first 500 of the initiatives in the review desk, in this order, at `at` or the first. Going back leads to
 * where they were chosen.
 */
export function useOpenChosen(): (rows: readonly { readonly id: number }[], at?: number) => void {
  const navigate = useNavigate();
  return (rows, at) => {
    const [path = '', query] = chosenAddress(rows.map(({ id }) => id)).split('?');
    const search = writePlace({ at: at ?? null, row: 0 }, new URLSearchParams(query));
    void navigate(`${path}?${search}`, { state: { fromList: true } });
  };
}
