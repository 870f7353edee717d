/**
 * The texts that a search field has asked for and whose answer may still come, oldest first, beginning with the text that is
 * shown, once `value` is shown; null if somebody else has set `value`, such as Back or a button that clears the filters.
 */
export function askedAfter(asked: readonly string[], value: string): readonly string[] | null {
  const place = asked.lastIndexOf(value);
  return place < 0 ? null : asked.slice(place);
}
