import { changedFields, isTexts, type Values, withChanges } from './changed.ts';

/** Groups of fields whose values go with each other; names that the record does not have are ignored. */
export type Together = readonly (readonly string[])[];

/**
 * Values of a form after somebody else has changed its record: untouched fields, and untouched languages of a text, follow
 * the record; entered values stay. `before`, `now`: the form's initial values for the old and the new record.
 */
export const rebase = <V extends object>(values: V, before: V, now: V): V =>
  withChanges(now as Values, changedFields(values as Values, before as Values)) as V;

/** What becomes of a form after somebody else has changed its record. */
export type Merged<V> = {
  readonly values: V;
  /**
   * Paths that both have changed, each to another value: `year`, or `title.ru`; and the person's other changes in the
   * fields that go together with them. The form keeps the own values.
   */
  readonly both: readonly string[];
  /** Fields changed by the person under other values of the fields they go with: the form has the record's values. */
  readonly undone: readonly string[];
};

/**
 * Merges a form with its record, and tells where the person has to look. `together`: fields whose values go with each
 * other, such as a region and its districts, which are taken from one side as a whole: the record's, where somebody else
 * has changed a field that the person has not. Other arguments as of `rebase`.
 */
export function merge<V extends object>(values: V, before: V, now: V, together: Together = []): Merged<V> {
  const [typed, was, is] = [values, before, now] as unknown as [Values, Values, Values];
  const [mine, theirs] = [touched(typed, was), touched(is, was)];
  const own = together.filter((group) => group.some((field) => mine.has(field)));
  const lost = lostOf(own, (field) => theirs.has(field) && !mine.has(field));
  const paths = conflicts(typed, was, is).filter((path) => !lost.has(path));
  const beside = own.filter((group) => group.some((field) => paths.includes(field))).flat();
  return {
    values: {
      ...withChanges(is, ownChanges(typed, was)),
      ...pick(typed, own.flat()),
      ...pick(is, [...lost]),
    } as V,
    both: [...new Set([...paths, ...beside.filter((field) => mine.has(field))])],
    undone: [...lost].filter((field) => mine.has(field)),
  };
}

/** The fields of the groups that follow the record: those with a field that is `foreign`, and those that share one with them. */
function lostOf(groups: Together, foreign: (field: string) => boolean): ReadonlySet<string> {
  const lost = new Set(groups.filter((group) => group.some(foreign)).flat());
  for (let known = -1; known < lost.size; ) {
    known = lost.size;
    for (const group of groups) if (group.some((field) => lost.has(field))) for (const field of group) lost.add(field);
  }
  return lost;
}

/** The fields, and languages of a text, that say something else than before. */
const ownChanges = (values: Values, before: Values): Values =>
  changedFields(values, before, (a, b) => said(a) === said(b));

const touched = (values: Values, before: Values): ReadonlySet<string> =>
  new Set(Object.keys(ownChanges(values, before)));

const pick = (values: Values, fields: readonly string[]): Values =>
  Object.fromEntries(fields.filter((field) => field in values).map((field) => [field, values[field]]));

function conflicts(values: Values, before: Values, now: Values, under = ''): string[] {
  const theirs = touched(now, before);
  return [...touched(values, before)].flatMap((field) => {
    const [mine, was, is] = [values[field], before[field], now[field]];
    if (!theirs.has(field) || said(mine) === said(is)) return [];
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
  });
