import { expect, it } from 'vitest';
import { comparedText } from '@/kit/merging/compared-text.ts';

it.each([
  ['surrounding whitespace', ' Park \n', 'Park'],
  ['the amount of whitespace between words', "Yangi \r\n\tbog'", "Yangi bog'"],
  ['Unicode composition', 'и\u0306', 'й'],
])('%s does not count', (_, one, other) => {
  expect(comparedText(one)).toBe(comparedText(other));
});

it('words, their order and capitals count, and no text is not an empty one', () => {
  const texts = ['yangi park', 'park yangi', 'Yangi park', 'yangipark', '', null];
  expect(new Set(texts.map(comparedText)).size).toBe(texts.length);
});
