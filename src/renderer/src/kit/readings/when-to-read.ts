/** How old figures may be, in ms: when the window gets the focus again, and while it keeps it. */
const AGES = { onFocus: 5 * 60_000, inView: 15 * 60_000 };

/** What is known when it is asked whether figures are to be read. */
export type Looking = {
  /** The window is in view: neither minimised nor behind another desktop. */
  inView: boolean;
  /** The platform answers. */
  line: boolean;
  /** Age of the last reading in ms; null for none. */
  age: number | null;
};

/** Whether somebody sees the figures and they can be read. */
export const mayRead = ({ inView, line }: Pick<Looking, 'inView' | 'line'>): boolean => inView && line;

/** Whether the figures are read now that the window has got the focus. */
export const readsOnFocus = (looking: Looking): boolean =>
  mayRead(looking) && (looking.age === null || looking.age >= AGES.onFocus);

/** Whether the figures are read while the window keeps the focus. */
export const readsInView = (looking: Looking & { focused: boolean }): boolean =>
  mayRead(looking) && looking.focused && (looking.age === null || looking.age >= AGES.inView);
