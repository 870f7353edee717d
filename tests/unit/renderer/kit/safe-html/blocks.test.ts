import fc from 'fast-check';
import { expect, it } from 'vitest';
import { blocksOf } from '@/kit/safe-html/blocks.ts';

it('blocks are the whole text, none of them long', () => {
  const word = fc.constantFrom('a', 'Ў ', '\n', '😀', '👨‍👩‍👧', 'salom ', '\u0301');
  const texts = fc.tuple(word, fc.nat(3_000), word, fc.nat(3_000));
  fc.assert(
    fc.property(texts, ([one, times, other, others]) => {
      const text = one.repeat(times) + other.repeat(others);
      const blocks = blocksOf(text);
      expect(blocks.join('')).toBe(text);
      for (const block of blocks) expect(block.length).toBeLessThanOrEqual(2_000);
    }),
    { numRuns: 60 },
  );
});

it.each([
  ['at the end of a line', `${'a b\n'.repeat(600)}`, /\n$/],
  ['at a blank', 'salom '.repeat(600), / $/],
  ['between two characters', '👨‍👩‍👧'.repeat(600), /👨‍👩‍👧$/u],
])('a block ends %s', (_where, text, end) => {
  for (const block of blocksOf(text)) expect(block).toMatch(end);
});
