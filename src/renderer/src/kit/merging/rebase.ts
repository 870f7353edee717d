import { trimmed } from '@shared/blank.ts';
import { changedFields, isTexts, type Values, withChanges } from './changed.ts';

/** Groups of fields whose values belong together; names that the record lacks are ignored. */
export type Together = readonly (readonly string[])[];

/**
 * Returns a form's values after somebody else has changed its record: untouched fields and languages follow the record;
 * entered values stay. `before`, `now`: the form's initial values for the old and the new record.
 */
export const rebase = <V extends object>(values: V, before: V, now: V): V =>
  withChanges(now as Values, changedFields(values as Values, before as Values)) as V;

/** A form merged with a record that somebody else has changed. */
export type Merged<V> = {
  readonly values: V;
  /**
   * Paths that the person and somebody else changed to different values, such as `year` or `title.ru`, and the person's
   * other changes in the same groups. The form keeps the person's values.
   */
  readonly both: readonly string[];
  /** Fields changed by the person in groups that follow the record: the form has the record's values. */
  readonly undone: readonly string[];
};

/**
 * Merges a form with its record and reports the fields that the person must check. `together`: groups, such as a region
 * and its district, each taken from one side as a whole: from the record if somebody else changed a field of the group
 * that the person did not. Other arguments as for `rebase`.
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

/**
 * The fields of the groups that follow the record: groups with a `foreign` field, and groups that share a field with
 * these.
 */
function lostOf(groups: Together, foreign: (field: string) => boolean): ReadonlySet<string> {
  const lost = new Set(groups.filter((group) => group.some(foreign)).flat());
  for (let known = -1; known < lost.size; ) {
    known = lost.size;
    for (const group of groups) if (group.some((field) => lost.has(field))) for (const field of group) lost.add(field);
  }
  return lost;
}

/** The fields and languages whose content differs from before. */
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

/** A value as it is sent, for comparison: texts trimmed, files by hash, chosen records by id. */
const said = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => {
    if (typeof one === 'string') return trimmed(one);
    if (typeof one !== 'object' || one === null) return one;
    if ('hash' in one) return one.hash;
    return 'value' in one && 'label' in one ? one.value : one;
  });
