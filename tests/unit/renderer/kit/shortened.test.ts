import { expect, test } from 'vitest';
import { shortened } from '@/kit/shortened.ts';

test('a text is cut to so many characters, never inside one', () => {
  expect(shortened('a'.repeat(80), 80)).toBe('a'.repeat(80));
  expect(shortened('a'.repeat(81), 80)).toBe(`${'a'.repeat(80)}…`);
  expect(shortened('aaa👍b', 4)).toBe('aaa👍…');
  expect(shortened('aaa👨‍👩‍👧b', 4)).toBe('aaa👨‍👩‍👧…');
  expect(shortened('aaa🇺🇿🇺🇿', 4)).toBe('aaa🇺🇿…');
  expect(shortened('', 4)).toBe('');
});
