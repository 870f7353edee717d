import type { RefObject } from 'react';
import type { Command } from '../commands/command.ts';

/** Keys that press a link or a button of the row: `data-row-open` and so on. */
export const ROW_KEYS = { open: 'Enter', edit: 'F2', delete: 'Delete' } as const;

/** Attribute of the control that a key presses. */
export const ROW_CONTROLS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ROW_KEYS).map(([control, key]) => [key, control]),
);

const BUTTONS = [
  { control: 'edit', title: 'Tahrirlash' },
  { control: 'delete', title: "O'chirish" },
] as const;

/**
 * Commands that press a button of the current row, for a table whose rows have such buttons. The focused row handles
 * the keys itself; the palette acts on the row that was current when it opened.
 */
export function buttonCommands(viewport: RefObject<HTMLElement | null>, current: number): readonly Command[] {
  return BUTTONS.map(({ control, title }) => {
    const button = () =>
      viewport.current?.querySelector<HTMLElement>(
        `tr[data-row="${current}"] [data-row-${control}]:not(:disabled, [data-disabled])`,
      ) ?? null;
    return {
      id: `list.${control}`,
      title,
      where: "Ro'yxatda",
      keys: [ROW_KEYS[control]],
      run: () => false,
      bind: () => {
        const bound = button();
        return () => bound?.click();
      },
      enabled: () => button() !== null,
      exists: () => Boolean(viewport.current?.querySelector(`[data-row-${control}]`)),
    };
  });
}
