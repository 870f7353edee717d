/** Index of the row around the target; -1 if there is none. */
export function rowAt(target: EventTarget): number {
  const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-row]') : null;
  return row ? Number(row.dataset.row) : -1;
}
