import { useLayoutEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
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
  const isIdle = useNavigation().state === 'idle';
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    // Another screen is drawn a moment after the address is its own: a change would lead back to the list.
    if (picked && isIdle && window.location.pathname === pathname) fillFilters(picked);
  });
}
