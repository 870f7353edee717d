import type { Row as TableRowModel } from '@tanstack/react-table';
import { useEffectEvent, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { memoryOf } from '@/session/remembered.ts';
import type { Features } from './table-hook.ts';

/**
 * Remembers the open rows of a list per history entry until the window closes, for a return to the list, such as from a
 * form inside an open row. `ready`: the rows are loaded.
 */
export function useOpenMemory<Row extends object>(rows: readonly TableRowModel<Features, Row>[], ready: boolean): void {
  const { key } = useLocation();
  const restore = useEffectEvent((ids: readonly string[]) => {
    for (const row of rows) if (ids.includes(row.id)) row.toggleExpanded(true);
  });
  const openIds = useEffectEvent(() => rows.filter((row) => row.getIsExpanded()).map(({ id }) => id));
  useLayoutEffect(() => {
    if (!ready) return;
    const memory = memoryOf('open rows', key);
    restore(memory.read()?.split(' ') ?? []);
    return () => {
      const ids = openIds();
      if (ids.length > 0) memory.write(ids.join(' '));
      else memory.forget();
    };
  }, [ready, key]);
}
