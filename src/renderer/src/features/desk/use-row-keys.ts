import { type RefObject, useRef } from 'react';
import { useCommands } from '@/kit/commands/use-commands.ts';

/** Focus target of a row: the row itself if it is a link or button, else its first one; null if none is visible. */
function focusOf(row: Element): HTMLElement | null {
  const inside = row.matches('a, button') ? row : row.querySelector('a[href], button:not(:disabled)');
  return inside instanceof HTMLElement && inside.checkVisibility() ? inside : null;
}

/** J and K move the focus through all rows of the desk in document order; Enter runs the row's first action. */
export function useRowKeys(desk: RefObject<HTMLElement | null>): void {
  const rows = useRef<readonly HTMLElement[]>([]);
  const current = () => {
    rows.current = [...(desk.current?.querySelectorAll('[data-desk-row]') ?? [])].flatMap((row) => focusOf(row) ?? []);
    const { activeElement } = document;
    return rows.current.findIndex((row) => row === activeElement || row.closest('li')?.contains(activeElement));
  };
  const move = (by: 1 | -1) => {
    const at = current();
    const next = rows.current[at < 0 ? (by > 0 ? 0 : rows.current.length - 1) : at + by];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  useCommands([
    {
      id: 'own-desk.next',
      title: 'Keyingi qator',
      where: 'Ish stolida',
      keys: ['KeyJ', 'ArrowDown'],
      run: () => move(1),
      held: true,
    },
    {
      id: 'own-desk.previous',
      title: 'Oldingi qator',
      where: 'Ish stolida',
      keys: ['KeyK', 'ArrowUp'],
      run: () => move(-1),
      held: true,
    },
    {
      id: 'own-desk.open',
      title: 'Qatorni ochish',
      where: 'Ish stolida',
      keys: ['Enter'],
      run: () => {
        // A focused link or button handles Enter itself.
        const { activeElement } = document;
        if (activeElement?.matches('a, button')) return false;
        const at = current();
        rows.current[at]?.click();
        return at >= 0;
      },
    },
  ]);
}
