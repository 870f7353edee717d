import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '@/i18n/fold.ts';
import { haystackInParts } from '@/kit/big-select/haystack.ts';
import { placeAfter } from '@/kit/big-select/keys.ts';
import { indexesAround, OPTION_HEIGHT, scrolledTo } from '@/kit/big-select/row-window.ts';
import { createSearch, MOST_MATCHES } from '@/kit/big-select/search.ts';

type Named = { label: string; hint?: string };

function haystackOf(options: readonly Named[]) {
  const work = haystackInParts(options);
  while (true) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

const search = (options: readonly Named[], query: string) => createSearch(haystackOf(options))(query).indexes;

const OPTIONS: readonly Named[] = [
  { label: 'Toshkent shahar suv taʼminoti', hint: '201122334' },
  { label: 'Фарғона вилояти ҳокимлиги', hint: '301234567' },
  { label: "Oqqo'rg'on yo'l ta'mir", hint: '12' },
  { label: '“Suv qurilish” MCHJ 3012-son', hint: '207000001' },
  { label: 'Suv xoʻjaligi boshqarmasi' },
];

describe('what a typed query finds', () => {
  it.each([
    ['toshkent', [0]],
    ['тошкент', [0]],
    ['TOSHKENT SUV', [0]],
    ['taminoti', [0]],
    ['farg’ona', [1]],
    ['Фарғ', [1]],
    ['oqqorgon', [2]],
    ['оққўрғон йўл', [2]],
    ['mir yol oqq', [2]],
    ['301234567', [1]],
    ['xoʻjaligi  ', [4]],
    ['toshkent hokimligi', []],
    ['topilmas', []],
  ])('%s', (query, found) => {
    expect(search(OPTIONS, query)).toEqual(found);
  });

  it('begins with the options whose label or hint starts with the query, otherwise keeps their order', () => {
    expect(search(OPTIONS, 'suv')).toEqual([4, 0, 3]);
    expect(search(OPTIONS, '3012')).toEqual([1, 3]);
    expect(search(OPTIONS, 'suv xo')).toEqual([4]);
    expect(search(OPTIONS, '1')).toEqual([2, 0, 1, 3]);
  });

  it('recognizes the beginning of a name behind an apostrophe that folding removes', () => {
    expect(search([{ label: 'bir 1' }, { label: 'ʻ 1' }, { label: '1' }], '1')).toEqual([1, 2, 0]);
  });

  it('is never found across two options', () => {
    const two = [{ label: 'alfa', hint: '12' }, { label: '34 beta' }];
    expect(search(two, '1234')).toEqual([]);
    expect(search(two, 'alfa beta')).toEqual([]);
  });

  it('stops at the maximum number of matches, and says so', () => {
    const many = Array.from({ length: MOST_MATCHES + 500 }, (_, index) => ({ label: `maktab ${index}` }));
    const found = createSearch(haystackOf(many));
    expect(found('maktab')).toMatchObject({ complete: false, indexes: { length: MOST_MATCHES } });
    expect(found('maktab 1499')).toMatchObject({ complete: true, indexes: [1499] });
  });

  it('is complete with exactly the maximum number of matches', () => {
    const many = Array.from({ length: MOST_MATCHES }, (_, index) => ({ label: `maktab ${index}` }));
    expect(createSearch(haystackOf(many))('maktab')).toMatchObject({
      complete: true,
      indexes: { length: MOST_MATCHES },
    });
    expect(createSearch(haystackOf(many))('ktab')).toMatchObject({ complete: true, indexes: { length: MOST_MATCHES } });
  });

  it('is the same however it was typed, and the same as comparing each option by itself', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abсшoʻғ1 '), maxLength: 4 });
    const named = fc.record({ label: fc.string({ unit: fc.constantFrom(...'abсшoʻғ1 '), maxLength: 8 }), hint: word });
    fc.assert(
      fc.property(fc.array(named, { maxLength: 300 }), word, (options, query) => {
        const typed = createSearch(haystackOf(options));
        for (let length = 1; length < query.length; length++) typed(query.slice(0, length));
        fc.pre(fold(query) !== '');
        const words = fold(query).split(' ');
        const expected = options.flatMap(({ label, hint }, index) => {
          const line = `${fold(label)}\t${fold(hint)}`;
          return words.every((one) => line.includes(one)) ? [index] : [];
        });
        const begins = (index: number) => {
          const { label = '', hint = '' } = options[index] ?? {};
          return [label, hint].some((text) => fold(text).startsWith(fold(query)));
        };
        expect(typed(query).indexes).toEqual([
          ...expected.filter(begins),
          ...expected.filter((index) => !begins(index)),
        ]);
      }),
    );
  });
});

describe('keys in an open list', () => {
  const press = (key: string, active: number, count: number, held = {}) =>
    placeAfter({ key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...held }, active, count);

  it.each([
    ['ArrowDown', -1, 5, 0],
    ['ArrowDown', 4, 5, 4],
    ['ArrowUp', 0, 5, 0],
    ['ArrowUp', -1, 5, 4],
    ['PageDown', -1, 50, 0],
    ['PageDown', 10, 50, 16],
    ['PageDown', 48, 50, 49],
    ['PageUp', 3, 50, 0],
    ['Home', 40, 50, 0],
    ['Home', -1, 50, 0],
    ['End', -1, 50, 49],
    ['ArrowDown', -1, 0, -1],
    ['End', -1, 0, -1],
  ])('%s from %i of %i leads to %i', (key, active, count, place) => {
    expect(press(key, active, count)).toBe(place);
  });

  it('leaves other keys to the field', () => {
    expect(press('a', 3, 5)).toBeUndefined();
    expect(press('ArrowLeft', 3, 5)).toBeUndefined();
    expect(press('Home', 3, 5, { shiftKey: true })).toBeUndefined();
    expect(press('End', 3, 5, { ctrlKey: true })).toBe(4);
  });
});

describe('the rows in the document', () => {
  it('are those around the view, and the active one wherever it is', () => {
    expect(indexesAround(0, 3, -1)).toEqual([0, 1, 2]);
    expect(indexesAround(100, 100_000, 40)).toEqual([
      97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 40,
    ]);
    expect(indexesAround(0, 0, -1)).toEqual([]);
    expect(indexesAround(99_993, 100_000, 99_999)).toContain(99_999);
    // The list has become shorter than the place to which it was scrolled.
    expect(indexesAround(500, 4, 0)).toEqual([0, 1, 2, 3]);
  });

  it('scroll no further than needed', () => {
    expect(scrolledTo(3, 0)).toBe(0);
    expect(scrolledTo(7, 0)).toBe(OPTION_HEIGHT);
    expect(scrolledTo(2, 500)).toBe(2 * OPTION_HEIGHT);
    expect(scrolledTo(-1, 77)).toBe(77);
  });
});
