import { describe, expect, it } from 'vitest';
import { firstText, NO_TEXT, readTitle } from '@/kit/title.ts';

describe('a title of the platform', () => {
  it.each([
    ['by languages', { uz_lat: ' Stol ', ru: 'Стол' }, { ...NO_TEXT, uz_lat: ' Stol ', ru: 'Стол' }],
    ['by languages, some of them empty', { uz_lat: null, kr: 'Stol', id: 7 }, { ...NO_TEXT, kr: 'Stol' }],
    ['as a plain text', 'Stol', { ...NO_TEXT, uz_lat: 'Stol' }],
    ['as digits', 12, { ...NO_TEXT, uz_lat: '12' }],
    ['as digits of a language', { en: 12 }, { ...NO_TEXT, en: '12' }],
    ['that is not there', undefined, NO_TEXT],
    ['that is null', null, NO_TEXT],
    ['without any language', {}, NO_TEXT],
  ])('%s', (_, value, title) => expect(readTitle(value)).toEqual(title));

  it.each([
    ['a flag', true],
    ['a list', ['Stol']],
    ['an empty list', []],
    ['a record', { title: 'Stol' }],
    ['a text that is a record', { uz_lat: { text: 'Stol' } }],
  ])('is not %s', (_, value) => expect(readTitle(value)).toBeUndefined());

  it('is named by the first language that has a text', () => {
    expect(firstText({ ...NO_TEXT, uz_lat: ' ', ru: ' Стол ', en: 'Table' })).toBe('Стол');
    expect(firstText(NO_TEXT)).toBe('');
  });
});
