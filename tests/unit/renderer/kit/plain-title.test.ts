import { expect, test } from 'vitest';
import { plainTitle } from '@/kit/plain-title.ts';

test.each([
  [null, null],
  ['', null],
  [' \n ', null],
  ["  Yo'l\n\tta'miri ", "Yo'l ta'miri"],
  ['Tel: +998 90 123 45 67, shoshilinch', 'Tel: •••, shoshilinch'],
  ['x'.repeat(130), `${'x'.repeat(119)}…`],
])('%j', (title, plain) => {
  expect(plainTitle(title)).toBe(plain);
});
