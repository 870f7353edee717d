/**
 * Starts to give rows that have no id of their own the keys under which React keeps their elements: a row keeps its key while
 * others come and go. `upTo` gives those of so many rows; `remove` is told before the row in this place goes.
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

/** Where something can be entered or pressed. */
const TARGET = 'input:enabled:not([type=hidden]), textarea:enabled, button:enabled';

/** Puts the keyboard into the cell of a row, or into the row's first one where that cell takes nothing. */
export function enterRow(body: HTMLTableSectionElement | null, row: number, cell: number): void {
  const cells = [...(body?.rows[row]?.cells ?? [])];
  const target = [cells[cell], ...cells].map((one) => one?.querySelector<HTMLElement>(TARGET)).find(Boolean);
  target?.focus();
}
