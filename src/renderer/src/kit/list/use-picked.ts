import { useLayoutEffect } from 'react';
import { useNavigation } from 'react-router';
import type { Filters, Params } from './list-state.ts';
import type { ListControls } from './use-list-state.ts';

/**
 * Puts filters that a list has picked itself, such as its season, into its address (Z-186), so that F5 and a copied
 * address show the same. Waits while the person is on the way to another screen. `picked`: null if there is nothing to
 * put there, as once the address has it.
 */
export function usePicked<P extends Params>(
  { fillFilters }: Pick<ListControls<P>, 'fillFilters'>,
  picked: Partial<Filters<P>> | null,
): void {
  const isHere = useNavigation().state === 'idle';
  useLayoutEffect(() => {
    if (picked && isHere) fillFilters(picked);
  });
}
