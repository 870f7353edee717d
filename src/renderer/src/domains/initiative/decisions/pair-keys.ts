/** Keys that choose the first to the fifth pair. */
export const DIGIT_KEYS: readonly (readonly string[])[] = [1, 2, 3, 4, 5].map((n) => [`Digit${n}`, `Numpad${n}`]);

/** What a key event says, as far as pairs are concerned. */
type Press = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey' | 'isComposing' | 'target'>;

/** The digit of a key of `DIGIT_KEYS`. */
export const digitOf = ({ code }: Pick<Press, 'code'>): number => Number(code.slice(-1));

/**
 * Whether a digit asks for a pair: typed alone in the field of the reason, before a search has begun there. `chosen`: title
 * of the chosen reason, as the field shows it; '' for none.
 */
export function isAsked(event: Press, field: HTMLInputElement | null, chosen: string): boolean {
  const { ctrlKey, altKey, metaKey, shiftKey, isComposing, target } = event;
  if (field === null || target !== field || isComposing) return false;
  return !(ctrlKey || altKey || metaKey || shiftKey) && [chosen, ''].includes(field.value);
}
