import { describe, expect, test } from 'vitest';
import { byNearness, type Facts, rankOf } from '@/domains/initiative/similar/facts.ts';

const facts = (some: Partial<Facts>): Facts => ({
  metres: null,
  office: false,
  category: false,
  author: null,
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
    ["at an office's pin with one category", { metres: 0, office: true, category: true }, null],
    ["at an office's pin with words that are less alike", { metres: 0, office: true, likeness: 0.39 }, null],
    ["at an office's pin with like words", { metres: 0, office: true, likeness: 0.4 }, 'first'],
    ["at an office's pin by one author", { metres: 0, office: true, author: 'same' }, 'first'],
    ["at an office's pin with a picture", { metres: 0, office: true, picture: true }, 'first'],
    ["at an office's pin with a copied text", { metres: 0, office: true, copy: true }, 'first'],
    ['by one author with one category', { author: 'same', category: true }, 'first'],
    ['by authors with two equal names and one category', { author: 'alike', category: true }, 'first'],
    ['by one author with like words', { author: 'same', likeness: 0.2 }, 'first'],
    ['by one author alone', { author: 'same', likeness: 0.19 }, 'behind'],
    ['with a copied text', { copy: true }, 'first'],
    ['with a picture', { picture: true }, 'first'],
    ['with like words alone', { likeness: 0.99 }, null],
    ['with one category alone', { category: true }, null],
    ['with one category and like words', { category: true, likeness: 0.9 }, null],
  ])('%s', (_, some, rank) => {
    expect(rankOf(facts(some))).toBe(rank);
  });

  test('those of one place, author or picture, then copies, then the others; the nearest first, then the most alike', () => {
    const pairs = [
      facts({ author: 'same' }),
      facts({ copy: true, likeness: 0.8 }),
      facts({ copy: true, likeness: 0.9 }),
      facts({ metres: 118, category: true }),
      facts({ metres: 32, category: true }),
      facts({ metres: 5 }),
      facts({ picture: true, likeness: 0.5 }),
      facts({ author: 'same', category: true, likeness: 0.4 }),
      // Nearer, but many are pinned there.
      facts({ metres: 1, office: true, likeness: 0.4 }),
    ];
    expect(pairs.toSorted(byNearness).map((pair) => pairs.indexOf(pair))).toEqual([4, 3, 6, 7, 8, 2, 1, 5, 0]);
  });
});
