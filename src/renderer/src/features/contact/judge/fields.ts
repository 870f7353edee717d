import type { Expected } from '@/kit/described.ts';
import type { Finding } from './finding.ts';
import { type Fit, fitOf, isFields, typeOf } from './value.ts';

/** The documents' words of a field, where the screen's schema reads any text. */
export type DocumentWords = Readonly<Record<string, readonly string[]>>;

/** The differences of these records, each field once. */
export function fieldFindings(
  records: readonly unknown[],
  expected: Expected,
  words: DocumentWords = {},
): readonly Finding[] {
  if (records.length === 0 || expected.is !== 'record') return [];
  return Object.entries(expected.fields).flatMap(([name, of]) => {
    const values = records.filter(isFields).map((record) => record[name]);
    if (values.every((value) => value === undefined)) return of.lacks ? [] : [missing(name, records)];
    return valueFindings(name, values, withWords(of, words[name]));
  });
}

const withWords = (expected: Expected, words: readonly string[] | undefined): Expected =>
  words ? { is: 'word', words } : expected;

function valueFindings(at: string, values: readonly unknown[], expected: Expected): readonly Finding[] {
  const given = values.filter((value) => value !== null && value !== undefined);
  if (expected.is === 'record') {
    const nested = given.filter(isFields);
    const others = given.filter((value) => !isFields(value));
    return [...misfit(at, others, 'object', 'unreadable'), ...fieldFindings(nested, expected).map(below(`${at}.`))];
  }
  if (expected.is === 'list') {
    const others = given.filter((value) => !Array.isArray(value));
    return [
      ...misfit(at, others, 'list', 'unreadable'),
      ...valueFindings(`${at}[]`, given.filter(Array.isArray).flat(), expected.of),
    ];
  }
  if (expected.is === 'word') {
    const unknown = given.filter((value) => value !== '' && !expected.words.includes(String(value)));
    return unknown.length > 0 ? [{ what: 'unknown-word', at }] : [];
  }
  const fits = values.map((value) => [value, fitOf(value, expected)] as const);
  const of = (fit: Fit) => fits.filter(([, one]) => one === fit).map(([value]) => value);
  return [...misfit(at, of('unreadable'), expected.is, 'unreadable'), ...misfit(at, of('odd'), expected.is, 'odd')];
}

/** One finding about the first of these values. */
const misfit = (at: string, values: readonly unknown[], expected: string, what: 'odd' | 'unreadable'): Finding[] =>
  values.length > 0 ? [{ what, at, expected, came: typeOf(values[0]) }] : [];

const below =
  (place: string) =>
  (finding: Finding): Finding => ({ ...finding, at: `${place}${finding.at}` });

const plain = (name: string): string => name.replaceAll(/[_-]/g, '').toLowerCase();

/** A field that no record has by its name; `came`: the other spelling of the name by which they have it. */
function missing(name: string, records: readonly unknown[]): Finding {
  const keys = new Set(records.filter(isFields).flatMap((record) => Object.keys(record)));
  const alike = [...keys].find((key) => plain(key) === plain(name));
  return alike === undefined ? { what: 'missing', at: name } : { what: 'renamed', at: name, came: alike };
}
