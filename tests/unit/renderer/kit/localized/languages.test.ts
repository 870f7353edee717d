import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { draftShape } from '@/kit/drafts/draft-shape.ts';
import { required, requiredText } from '@/kit/forms/rules.ts';
import { errorsIn } from '@/kit/localized/language-tabs.tsx';
import { cyrillicOf, inUzbek, languageName, localizedData, localizedText, NO_TEXT } from '@/kit/localized/languages.ts';

describe('a draft fits its form', () => {
  const empty = {
    title: NO_TEXT,
    kind: 'PORTAL',
    year: 2026,
    fund: null as number | null,
    images: [] as string[],
    active: true,
  };
  const fits = (value: unknown) => draftShape(empty).safeParse(value).success;
  it('half filled, and with values that the rules would refuse', () => {
    expect(fits({ ...empty, fund: 7, images: ['a'], title: { ...NO_TEXT, ru: 'ж' } })).toBe(true);
    expect(fits({ ...empty, year: null })).toBe(true);
  });
  it('with a null choice, where the form does not offer that of the record', () => {
    expect(fits({ ...empty, kind: null })).toBe(true);
    expect(fits({ ...empty, active: null })).toBe(false);
  });
  it('not with fields of another version', () => {
    const { year: _, ...without } = empty;
    expect(fits(without)).toBe(false);
    expect(fits({ ...empty, extra: 1 })).toBe(false);
    expect(fits({ ...empty, title: 'x' })).toBe(false);
    expect(fits({ ...empty, title: { uz: 'x' } })).toBe(false);
    expect(fits({ ...empty, active: 'yes' })).toBe(false);
    expect(fits({ ...empty, images: 'x' })).toBe(false);
    expect(fits({ ...empty, fund: [7] })).toBe(false);
    expect(fits(null)).toBe(false);
  });
});

describe('what a field requires', () => {
  it('is a text that is not blank, sent without blanks around it', () => {
    expect(requiredText().parse('  a b ')).toBe('a b');
    expect(requiredText().safeParse('  ').error?.issues[0]?.message).toBe('Majburiy maydon');
  });
  it('is a value, where nothing is chosen yet', () => {
    const year = required(z.number().int(), 'Tanlang');
    expect(year.parse(2026)).toBe(2026);
    expect(year.safeParse(null).error?.issues[0]?.message).toBe('Tanlang');
    expect(year.safeParse(1.5).success).toBe(false);
  });
  it('is a text in every language, each with its own message', () => {
    const schema = localizedText((language) => (language === 'ru' ? 'Tanlang' : 'Majburiy maydon'));
    const { error } = schema.safeParse({ ...NO_TEXT, uz_lat: 'a', uz_cyr: '\u200b' });
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['uz_cyr', 'Majburiy maydon'],
      ['ru', 'Tanlang'],
      ['en', 'Majburiy maydon'],
      ['kr', 'Majburiy maydon'],
    ]);
  });
});

describe('a localized text of the platform', () => {
  it('may lack languages, be plain, or be missing', () => {
    expect(localizedData.parse({ uz_lat: 'a', ru: null })).toEqual({ ...NO_TEXT, uz_lat: 'a' });
    expect(localizedData.parse('a')).toEqual({ ...NO_TEXT, uz_lat: 'a' });
    expect(localizedData.parse(null)).toEqual(NO_TEXT);
    expect(localizedData.parse(undefined)).toEqual(NO_TEXT);
    expect(localizedData.safeParse({ title: 'a' }).success).toBe(false);
  });
  it('is shown in the current script, else in any that there is', () => {
    const both = { ...NO_TEXT, uz_lat: 'Yoʻl', uz_cyr: 'Йўл' };
    expect(inUzbek(both, 'latin')).toBe('Yoʻl');
    expect(inUzbek(both, 'cyrillic')).toBe('Йўл');
    expect(inUzbek({ ...NO_TEXT, uz_lat: 'Yoʻl' }, 'cyrillic')).toBe('Yoʻl');
    expect(inUzbek({ ...NO_TEXT, en: 'Road' }, 'latin')).toBe('Road');
    expect(inUzbek(NO_TEXT, 'latin')).toBe('');
  });
  it('gets its Cyrillic from its Latin', () => {
    expect(cyrillicOf(" Yo'l jamg'armasi ")).toBe('Йўл жамғармаси');
  });
});

it('errors are counted by language, wherever it stands in the path', () => {
  const errors = { 'title.ru': 'x', 'files.ru': 'y', 'title.kr': 'x', rules: 'x', 'title.en': null };
  expect(errorsIn(errors, 'ru')).toBe(2);
  expect(errorsIn(errors, 'kr')).toBe(1);
  expect(errorsIn(errors, 'en')).toBe(0);
});

it.each([
  ['uz', "O'zbekcha"],
  ['uz_lat', "O'zbekcha"],
  ['UZ-CYR', 'Ўзбекча'],
  ['RU', 'Русский'],
  ['kr', 'Qaraqalpaqsha'],
  ['tg', 'tg'],
  ['constructor', 'constructor'],
])('the language %s is called %s', (code, name) => expect(languageName(code)).toBe(name));
