/**
 * Work of the page that closing the window would cut off, the gravest first: a batch of changing calls, whose rest
 * would not be made; a form that is being sent, whose outcome would not be known; input without a draft; input with a
 * draft.
 */
export const UNSAVED_KINDS = ['calls', 'sending', 'input', 'draft'] as const;
/** One of `UNSAVED_KINDS`. */
export type UnsavedKind = (typeof UNSAVED_KINDS)[number];

/** The gravest of these kinds; null for none. */
export const gravestOf = (kinds: readonly UnsavedKind[]): UnsavedKind | null =>
  UNSAVED_KINDS.find((kind) => kinds.includes(kind)) ?? null;
