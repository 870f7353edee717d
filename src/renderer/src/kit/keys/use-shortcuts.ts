import { dialogInFront } from './front-dialog.ts';
import { useWindowListener } from './use-window-listener.ts';

/**
 * A handler of a physical key (`KeyJ`, `Slash`, `ArrowDown`), so that it works on a Cyrillic layout. Return false to
 * decline: the key keeps its default.
 */
export type Shortcut = readonly [code: string, run: (event: KeyboardEvent) => unknown];

/** Whether the target is a text field; the input of a non-searchable select is read-only and does not count. */
const isField = (target: EventTarget | null): boolean => target instanceof Element && target.matches(':read-write');

/**
 * Single-key shortcuts of the window, without Ctrl, Alt or Meta. Ignored in a text field and, unless `inDialog`
 * (default: false), while a dialog is open.
 */
export function useShortcuts(shortcuts: readonly Shortcut[], { inDialog = false } = {}): void {
  useWindowListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isField(event.target)) return;
    if (!inDialog && dialogInFront(event)) return;
    const run = shortcuts.find(([code]) => code === event.code)?.[1];
    if (run && run(event) !== false) event.preventDefault();
  });
}
