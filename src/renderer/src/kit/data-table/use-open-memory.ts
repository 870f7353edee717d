import type { Row as TableRowModel } from '@tanstack/react-table';
import { useEffectEvent, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import type { Features } from './table-hook.ts';

/**
 * Keeps which rows are open for the time when somebody comes back to the list, as from the form of what stands in an open
 * row: by history entry, until the window closes. `ready` says that the rows are there.
 */
export function useOpenMemory<Row extends object>(rows: readonly TableRowModel<Features, Row>[], ready: boolean): void {
  const slot = `open:${useLocation().key}`;
  const restore = useEffectEvent((ids: readonly string[]) => {
    for (const row of rows) if (ids.includes(row.id)) row.toggleExpanded(true);
  });
  const openIds = useEffectEvent(() => rows.filter((row) => row.getIsExpanded()).map(({ id }) => id));
  useLayoutEffect(() => {
    if (!ready) return;
    restore(sessionStorage.getItem(slot)?.split(' ') ?? []);
    return () => {
      const ids = openIds();
      if (ids.length > 0) sessionStorage.setItem(slot, ids.join(' '));
      else sessionStorage.removeItem(slot);
    };
  }, [ready, slot]);
}
