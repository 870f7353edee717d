/**
 * Once `value` is shown: the texts that the search field has asked for and that may still arrive, oldest first,
 * beginning with `value`. Null if `value` was set from outside, such as by Back or a button that clears the filters.
 */
export function askedAfter(asked: readonly string[], value: string): readonly string[] | null {
  const place = asked.lastIndexOf(value);
  return place < 0 ? null : asked.slice(place);
}
