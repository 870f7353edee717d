import type { KeyboardEvent } from 'react';
import type { Granted } from './rules.ts';

const STEPS: Partial<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/**
 * Moves the focus within a column: Enter and arrow down to the next row, Shift+Enter and arrow up to the previous row.
 */
export function moveByKey(event: KeyboardEvent<HTMLTableElement>): void {
  const step = STEPS[event.key];
  const cell = event.target;
  if (!step || event.ctrlKey || event.altKey || event.metaKey || !(cell instanceof HTMLInputElement)) return;
  event.preventDefault();
  const column = [...event.currentTarget.querySelectorAll<HTMLInputElement>(`input[data-field=${cell.dataset.field}]`)];
  const back = event.key === 'Enter' && event.shiftKey;
  column[column.indexOf(cell) + (back ? -1 : step)]?.focus();
}

/** Focuses the cell of a line. */
export const enterCell = (table: HTMLTableElement | null, id: number, field: Granted): void =>
  table?.querySelector<HTMLInputElement>(`tr[data-line="${id}"] input[data-field=${field}]`)?.focus();
