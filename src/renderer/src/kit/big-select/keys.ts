import { OPTIONS_IN_VIEW } from './row-window.ts';

type Pressed = { key: string; altKey: boolean; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean };

/** Whether Enter alone was pressed, and not held down since something else was open. */
export const isPlainEnter = (event: Pressed & { repeat: boolean }): boolean =>
  event.key === 'Enter' && !(event.repeat || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);

/**
 * The place of the option that a key makes active in an open list of `count` options; undefined if the key does not
 * move the active option. The active option does not wrap around at the ends.
 */
export function placeAfter({ key, altKey, ctrlKey, metaKey, shiftKey }: Pressed, active: number, count: number) {
  if (altKey || metaKey || shiftKey || (ctrlKey && key !== 'Home' && key !== 'End')) return undefined;
  const step = STEPS[key];
  if (step === undefined) return undefined;
  if (active < 0 && Number.isFinite(step)) return step > 0 ? Math.min(0, count - 1) : count - 1;
  return Math.max(Math.min(active + step, count - 1), Math.min(0, count - 1));
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: OPTIONS_IN_VIEW - 1,
  PageUp: 1 - OPTIONS_IN_VIEW,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};
