import { describe, expect, it } from 'vitest';
import { changedFields, earlierValues, withChanges } from '@/kit/merging/changed.ts';

const BEFORE = {
  title: { uz_lat: 'a', ru: 'b', en: 'c' },
  image: { hash: '1', name: '' },
  rows: [{ title: { ru: 'x', en: 'y' } }],
  order: 1,
};
const copy = (): typeof BEFORE => structuredClone(BEFORE);

describe('what was changed in a form', () => {
  it.each([
    ['nothing', copy(), {}],
    ['a number', { ...copy(), order: 2 }, { order: 2 }],
    ['one language', { ...copy(), title: { ...BEFORE.title, ru: 'B' } }, { title: { ru: 'B' } }],
    ['a language that is emptied', { ...copy(), title: { ...BEFORE.title, ru: '' } }, { title: { ru: '' } }],
    ['a file, with its name', { ...copy(), image: { hash: '2', name: '' } }, { image: { hash: '2', name: '' } }],
    [
      'a row of a list, with the list',
      { ...copy(), rows: [{ title: { ru: 'X', en: 'y' } }] },
      { rows: [{ title: { ru: 'X', en: 'y' } }] },
    ],
  ])('%s', (_, values, changed) => {
    expect(changedFields(values, BEFORE)).toEqual(changed);
    expect(withChanges(BEFORE, changed)).toEqual(values);
  });

  it.each([
    ['of which a key names no language', { ru: 'b', hash: '1' }, { ru: 'b', hash: '2' }],
    ['without a key', {}, { ru: 'b' }],
    ['that is a plain text', 'ru', 'uz'],
  ])('is the whole of a value %s', (_, before, value) => {
    expect(changedFields({ field: value }, { field: before })).toEqual({ field: value });
    expect(changedFields({ field: before }, { field: value })).toEqual({ field: before });
    expect(withChanges({ field: { ru: 'x', hash: '3' } }, { field: value })).toEqual({ field: value });
  });

  it('is all of a text where there was none', () => {
    expect(changedFields({ title: { ru: 'b' } }, { title: null })).toEqual({ title: { ru: 'b' } });
    expect(withChanges({ title: null }, { title: { ru: 'b' } })).toEqual({ title: { ru: 'b' } });
  });
});

it.each([
  ['a field', { order: 2 }, { order: 1 }],
  ['a language', { title: { ru: 'B' } }, { title: { ru: 'b' } }],
  ['a text where there was none', { rows: { ru: 'B' } }, { rows: BEFORE.rows }],
  ['a text that is given up', { title: null }, { title: BEFORE.title }],
])('the value before %s was changed', (_, changed, earlier) => {
  expect(earlierValues(changed, BEFORE)).toEqual(earlier);
});

it('changes by another person since then are kept: other fields, and other languages of the text', () => {
  const now = { ...copy(), title: { uz_lat: 'A', ru: 'b', en: 'c' }, order: 7 };
  expect(withChanges(now, { title: { ru: 'B' } })).toEqual({ ...now, title: { uz_lat: 'A', ru: 'B', en: 'c' } });
});
