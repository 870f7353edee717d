/** The window's event by which every open form saves its draft at once. */
export const FLUSH_DRAFTS = 'flush-drafts';

/** Saves what is typed in every open form as its draft now, not after the usual pause. */
export const flushDrafts = (): void => void window.dispatchEvent(new Event(FLUSH_DRAFTS));
