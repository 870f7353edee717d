/**
 * Creates React keys for rows without ids: a row keeps its key while other rows are added or removed. `upTo` returns
 * the keys of `count` rows; call `remove` before the row at `index` is removed.
 */
export function createRowPlaces() {
  let keys: readonly number[] = [];
  let made = 0;
  return {
    upTo: (count: number): readonly number[] => {
      keys = Array.from({ length: count }, (_, index) => keys[index] ?? made++);
      return keys;
    },
    remove: (index: number): void => {
      keys = keys.toSpliced(index, 1);
    },
  };
}

/** Selector of inputs and buttons. */
const TARGET = 'input:enabled:not([type=hidden]), textarea:enabled, button:enabled';

/** Moves focus into the cell of a row, or into the first usable cell of the row. */
export function enterRow(body: HTMLTableSectionElement | null, row: number, cell: number): void {
  const cells = [...(body?.rows[row]?.cells ?? [])];
  const target = [cells[cell], ...cells].map((one) => one?.querySelector<HTMLElement>(TARGET)).find(Boolean);
  target?.focus();
}
