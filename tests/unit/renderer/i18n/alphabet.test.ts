import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareNames, sortedByName } from '../../../../src/renderer/src/i18n/alphabet.ts';
import { TERRITORY_NAMES } from './territory-names.ts';

const sorted = (names: string): string => names.split(', ').toSorted(compareNames).join(', ');
const shuffled = (names: string): string => names.split(', ').toReversed().join(', ');

describe('the order of names', () => {
  it.each([
    [
      'Latin',
      'Andijon, Denov, Guliston, Jizzax, Namangan, Qarshi, Xiva, Zomin, Oʻrtachirchiq, Gʻuzor, Shahrisabz, Chust',
    ],
    [
      'Cyrillic',
      'Андижон, Денов, Ёзёвон, Жиззах, Зомин, Хива, Чуст, Шаҳрисабз, Юнусобод, Ўртачирчиқ, Қарши, Ғузор, Ҳазорасп',
    ],
    ['numbers by value', '2-maktab, 10-maktab, 100-maktab'],
    ['a shorter name first, and sh after t', 'Andijon, Andijon tumani, Andijon shahri'],
    ['Latin before Cyrillic', 'Zomin, Chust, Андижон'],
  ])('is that of the alphabet: %s', (_case, names) => {
    expect(sorted(shuffled(names))).toBe(names);
  });

  it('takes n before ng and ng as one letter after ch', () => {
    expect(sorted('tong, ton, toch, toshloq, togʻ')).toBe('ton, togʻ, toshloq, toch, tong');
    expect(sorted('Qoʻngʻirot, Qoʻnoq')).toBe('Qoʻnoq, Qoʻngʻirot');
  });

  it('does not care which apostrophe was typed, nor about case and tutuq', () => {
    expect(sorted("O'zbekiston 2, Oʻzbekiston 1, O‘ZBEKISTON 3")).toBe("Oʻzbekiston 1, O'zbekiston 2, O‘ZBEKISTON 3");
    expect(sorted('maʼno 2, mano 1, mano 3')).toBe('mano 1, maʼno 2, mano 3');
  });

  it('is the same for a list of things with names', () => {
    const districts = [...TERRITORY_NAMES].flat().map((title, id) => ({ id, title }));
    expect(sortedByName(districts, ({ title }) => title)).toEqual(
      districts.toSorted((a, b) => compareNames(a.title, b.title)),
    );
  });

  it('is a total order', () => {
    const name = fc.string({ unit: fc.constantFrom(..."aonghscOG'ʻ'ўқа1 -"), maxLength: 8 });
    fc.assert(
      fc.property(name, name, name, (a, b, c) => {
        expect(Math.sign(compareNames(a, b))).toBe(-Math.sign(compareNames(b, a)) || 0);
        expect(compareNames(a, b) === 0).toBe(a === b);
        if (compareNames(a, b) <= 0 && compareNames(b, c) <= 0) expect(compareNames(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
