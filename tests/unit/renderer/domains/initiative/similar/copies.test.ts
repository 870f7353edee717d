import { describe, expect, test } from 'vitest';
import { copiesOf, mayBeCopy } from '@/domains/initiative/similar/copies.ts';
import { runsOf, type WordRuns, wordsIn } from '@/domains/initiative/similar/words.ts';

const TEXT = 'kuchada 1968 yilda kurilgan 24 xonali uy bor unda 12 oila yashaydi va suv yuk xech kim kelmaydi';
const runs = (text: string) => runsOf(wordsIn(text));
const isCopy = (...[one, other]: readonly [WordRuns, WordRuns]) => copiesOf(one)(other);

test('a part of the other text is a copy where four of its runs have a figure', () => {
  expect(isCopy(runs(TEXT), runs(`${TEXT} hamda boshqa uzun gap yana bir gap va yana bittasi`))).toBe(true);
  const without = TEXT.replace(/\d+ /g, '');
  expect(isCopy(runs(without), runs(`${without} hamda boshqa uzun gap yana bir gap va yana bittasi`))).toBe(false);
  // Half of it is not enough.
  const half = TEXT.split(' ').slice(0, 9).join(' ');
  expect(isCopy(runs(TEXT), runs(`${half} butunlay boshqacha gaplar bilan davom etadigan yozuv ekan bu`))).toBe(false);
  expect(isCopy(runs(TEXT), runs(TEXT.split(' ').toReversed().join(' ')))).toBe(false);
});

test('a text too short for a run is no copy of another', () => {
  expect(isCopy(runs('24 uy'), runs('24 uy'))).toBe(false);
});

describe('of two texts without a common figure', () => {
  const PLAIN = TEXT.replace(/\d+ /g, '');
  const LONG = `${PLAIN} ${PLAIN.split(' ').toReversed().join(' ')}`;
  const copied = (one: string, other: string) => isCopy(runs(one), runs(other)) && isCopy(runs(other), runs(one));

  test.each<[string, string, string, boolean]>([
    ['word for word', PLAIN, PLAIN, true],
    ['with other figures', TEXT, TEXT.replace(/\d+/g, (figure) => `${Number(figure) + 1}`), true],
    ['with two of thirty words changed', LONG, LONG.replace('oila', 'xonadon').replace(/suv(?!.*suv)/, 'gaz'), true],
    [
      'with five of thirty words changed',
      LONG,
      LONG.replace(/yashaydi|kelmaydi|kuchada/g, 'x').replace('uy', 'y'),
      false,
    ],
    ['with as much again added', PLAIN, LONG, false],
    ['of the same words in another order', PLAIN, PLAIN.split(' ').toReversed().join(' '), false],
    ['of eleven words', PLAIN.split(' ').slice(0, 11).join(' '), PLAIN.split(' ').slice(0, 11).join(' '), false],
    ['of twelve words', PLAIN.split(' ').slice(0, 12).join(' '), PLAIN.split(' ').slice(0, 12).join(' '), true],
  ])('%s', (_, one, other, copy) => {
    expect(copied(one, other)).toBe(copy);
  });
});

test.each([
  [40, 40, 20, 0, true],
  [40, 40, 19, 0, false],
  [10, 40, 10, 0, false],
  [10, 40, 1, 4, true],
  [10, 40, 1, 3, false],
  [0, 0, 0, 0, false],
])(
  'texts of %i and %i stems with %i in common and %i runs with a figure may be copies: %s',
  (...[one, other, common, figures, may]) => {
    expect(mayBeCopy(one, other, common, figures)).toBe(may);
  },
);
