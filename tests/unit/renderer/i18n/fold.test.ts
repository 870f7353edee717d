import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../../../../src/renderer/src/i18n/fold.ts';
import { TERRITORY_NAMES } from './territory-names.ts';

describe('the form in which a search compares', () => {
  it('is one for both scripts', () => {
    expect(TERRITORY_NAMES.map(([, cyrillic]) => fold(cyrillic))).toEqual(
      TERRITORY_NAMES.map(([latin]) => fold(latin)),
    );
  });

  it.each([
    ['any apostrophe or none', ["Qo'qon", 'Qoʻqon', 'Qo‘qon', 'Qo`qon', 'qoqon', 'ҚЎҚОН']],
    ['loanwords in either spelling', ['budjet', 'byudjet', 'Бюджет']],
    ['months in either spelling', ['sentabr', 'sentyabr', 'Сентябрь']],
    ['letters that Latin spells with two', ['obyekt', 'Объект']],
    ['spaces', ['Yangi  yoʻl ', ' янги йўл']],
  ])('joins %s', (_case, forms) => {
    expect(new Set(forms.map(fold))).toHaveLength(1);
  });

  it('keeps different names apart', () => {
    expect(new Set(TERRITORY_NAMES.map(([latin]) => fold(latin))).size).toBe(
      new Set(TERRITORY_NAMES.map(([latin]) => latin)).size,
    );
  });

  it('follows typing: the beginning of a Cyrillic text folds to the beginning of its folded form', () => {
    const text = fc.string({ unit: fc.constantFrom(...'абгеёийклмностуцчшъьэюяўқғҳБЕЁЦШЎ '), maxLength: 20 });
    fc.assert(
      fc.property(text, fc.nat(20), (whole, length) => {
        expect(fold(whole).startsWith(fold(whole.slice(0, length)))).toBe(true);
      }),
    );
  });
});
