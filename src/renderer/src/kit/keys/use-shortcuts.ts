import { dialogInFront } from './front-dialog.ts';
import { useWindowListener } from './use-window-listener.ts';

/**
 * A handler of a physical key (`KeyJ`, `Slash`, `ArrowDown`), so that it works on a Cyrillic layout too. One that gives
 * false has declined: the key keeps its usual effect.
 */
export type Shortcut = readonly [code: string, run: (event: KeyboardEvent) => unknown];

/** Somewhere one types into; the field of a closed choice is read-only and is none. */
const isField = (target: EventTarget | null): boolean => target instanceof Element && target.matches(':read-write');

/**
 * Single-key shortcuts of the whole window, without Ctrl, Alt or Meta. They keep silent while somebody types and,
 * unless they are the dialog's own (`inDialog`, default false), while a dialog is open.
 */
export function useShortcuts(shortcuts: readonly Shortcut[], { inDialog = false } = {}): void {
  useWindowListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isField(event.target)) return;
    if (!inDialog && dialogInFront(event)) return;
    const run = shortcuts.find(([code]) => code === event.code)?.[1];
    if (run && run(event) !== false) event.preventDefault();
  });
}
