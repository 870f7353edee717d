import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the cursor on its row where the same list is read again and rows have come or gone above it: by the row's id, as
 * the cursor counts places. `ids` are those of the rows, `key` says which page of which filter they are.
 */
export function useCursorOnRow(
  ids: readonly string[],
  key: string,
  current: number,
  viewport: RefObject<HTMLDivElement | null>,
): void {
  const known = useRef({ ids, key, id: ids[current] });
  useLayoutEffect(() => {
    const before = known.current;
    const at = before.ids !== ids && before.key === key && before.id !== undefined ? ids.indexOf(before.id) : -1;
    if (at < 0 || at === current) {
      known.current = { ids, key, id: ids[current] };
      return;
    }
    known.current = { ids, key, id: before.id };
    // The cursor goes where the focus is said to be; the focus itself stays, which may be in a dialog.
    const row = viewport.current?.querySelector(`tr[data-row="${at}"]`);
    row?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
}
