import { describe, expect, test } from 'vitest';
import { byNearness, type Facts, rankOf } from '@/domains/initiative/similar/facts.ts';

const facts = (some: Partial<Facts>): Facts => ({
  metres: null,
  category: false,
  author: false,
  likeness: 0,
  copy: false,
  picture: false,
  ...some,
});

describe('a pair is shown', () => {
  test.each<[string, Partial<Facts>, ReturnType<typeof rankOf>]>([
    ['at one place with one category', { metres: 150, category: true }, 'first'],
    ['at one place with like words', { metres: 0, likeness: 0.15 }, 'first'],
    ['at one place alone', { metres: 20, likeness: 0.14 }, 'behind'],
    ['by one author with one category', { author: true, category: true }, 'first'],
    ['by one author with like words', { author: true, likeness: 0.2 }, 'first'],
    ['by one author alone', { author: true, likeness: 0.19 }, 'behind'],
    ['with a copied text', { copy: true }, 'first'],
    ['with a picture', { picture: true }, 'first'],
    ['with like words alone', { likeness: 0.99 }, null],
    ['with one category alone', { category: true }, null],
    ['with one category and like words', { category: true, likeness: 0.9 }, null],
  ])('%s', (_, some, rank) => {
    expect(rankOf(facts(some))).toBe(rank);
  });

  test('the nearest first, then the most alike, and those behind last', () => {
    const pairs = [
      facts({ author: true }),
      facts({ copy: true, likeness: 0.8 }),
      facts({ copy: true, likeness: 0.9 }),
      facts({ metres: 118, category: true }),
      facts({ metres: 32, category: true }),
      facts({ metres: 5 }),
    ];
    expect(pairs.toSorted(byNearness).map((pair) => pairs.indexOf(pair))).toEqual([4, 3, 2, 1, 5, 0]);
  });
});
