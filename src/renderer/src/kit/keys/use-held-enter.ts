import { useWindowListener } from './use-window-listener.ts';

/** Fields in which every Enter begins a line. */
const LINES = 'textarea, [contenteditable=true]';

/**
 * A held Enter presses once: its repeats would press the focused button, or send the form of a field, again and again.
 * For every page.
 */
export function useHeldEnter(): void {
  useWindowListener(
    'keydown',
    (event) => {
      const { repeat, key, target } = event;
      if (!repeat || key !== 'Enter' || (target instanceof Element && target.matches(LINES))) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
}
