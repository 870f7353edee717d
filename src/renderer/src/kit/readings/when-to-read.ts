/** Maximum age of figures, in ms: when the window regains focus, and while it keeps focus. */
const AGES = { onFocus: 5 * 60_000, inView: 15 * 60_000 };

/** The facts that decide whether figures are read. */
export type Looking = {
  /** The window is in view: neither minimised nor behind another desktop. */
  inView: boolean;
  /** The platform answers. */
  line: boolean;
  /** Age of the last reading in ms; null for none. */
  age: number | null;
};

/** Whether the window is in view and the platform answers. */
export const mayRead = ({ inView, line }: Pick<Looking, 'inView' | 'line'>): boolean => inView && line;

/** Whether the figures are read when the window gets focus. */
export const readsOnFocus = (looking: Looking): boolean =>
  mayRead(looking) && (looking.age === null || looking.age >= AGES.onFocus);

/** Whether the figures are read while the window keeps focus. */
export const readsInView = (looking: Looking & { focused: boolean }): boolean =>
  mayRead(looking) && looking.focused && (looking.age === null || looking.age >= AGES.inView);
