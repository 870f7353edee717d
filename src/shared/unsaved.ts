/**
 * What of the page closing the window would cut off, the gravest first: calls that change records, of which the rest would
 * not be made; input that nothing keeps; input that a draft keeps.
 */
export const UNSAVED_KINDS = ['calls', 'input', 'draft'] as const;
/** One of `UNSAVED_KINDS`. */
export type UnsavedKind = (typeof UNSAVED_KINDS)[number];

/** The gravest of these kinds; null for none. */
export const gravestOf = (kinds: readonly UnsavedKind[]): UnsavedKind | null =>
  UNSAVED_KINDS.find((kind) => kinds.includes(kind)) ?? null;
