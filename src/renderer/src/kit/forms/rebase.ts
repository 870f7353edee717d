import { changedFields, isTexts, type Values, withChanges } from '../drafts/changed.ts';

/**
 * Values of a form after somebody else has changed its record: untouched fields, and untouched languages of a text, follow
 * the record; entered values stay. `before`, `now`: the form's initial values for the old and the new record.
 */
export const rebase = <V extends object>(values: V, before: V, now: V): V =>
  withChanges(now as Values, changedFields(values as Values, before as Values)) as V;

/**
 * Paths of what the person and somebody else have both changed, each to another value: `year`, or `title.ru` of a text in
 * several languages. Arguments as of `rebase`.
 */
export function conflicts(values: Values, before: Values, now: Values, under = ''): string[] {
  const theirs = changedFields(now, before);
  return Object.keys(changedFields(values, before)).flatMap((field) => {
    const [mine, was, is] = [values[field], before[field], now[field]];
    if (!(field in theirs) || said(mine) === said(is)) return [];
    if (isTexts(mine) && isTexts(was) && isTexts(is)) return conflicts(mine, was, is, `${under}${field}.`);
    return [`${under}${field}`];
  });
}

/** What a value says to the platform: texts are sent trimmed, files by their hash, and chosen records by their id. */
const said = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => {
    if (typeof one === 'string') return one.trim();
    if (typeof one !== 'object' || one === null) return one;
    if ('hash' in one) return one.hash;
    return 'value' in one && 'label' in one ? one.value : one;
  }) ?? '';
