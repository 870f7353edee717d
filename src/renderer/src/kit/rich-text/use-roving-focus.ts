import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * Roving tabindex: a toolbar as a single tab stop, with arrows, Home and End between the buttons. Pass `ref` and
 * `onKeyDown` to the toolbar; its buttons are found in the document.
 */
export function useRovingFocus<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const buttons = () => [...(ref.current?.querySelectorAll<HTMLElement>('button') ?? [])];
  const stopAt = (stop: HTMLElement | undefined) => {
    for (const button of buttons()) button.tabIndex = button === stop ? 0 : -1;
  };

  // Buttons become disabled and enabled: one enabled button must always be reachable by Tab.
  useLayoutEffect(() => {
    const all = buttons();
    const stop = all.find((button) => button.tabIndex === 0 && !button.matches(':disabled'));
    const first = all.find((button) => !button.matches(':disabled'));
    if (all.filter((button) => button.tabIndex === 0).length !== 1 || !stop) stopAt(stop ?? first);
  });

  const onKeyDown = (event: KeyboardEvent<E>) => {
    const step = STEPS[event.key];
    const usable = buttons().filter((button) => !button.matches(':disabled'));
    const at = usable.indexOf(event.target as HTMLElement);
    if (!step || at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = usable[step(at, usable.length)];
    stopAt(next);
    next?.focus();
  };
  return { ref, onKeyDown };
}
