import { expect, it } from 'vitest';
import { DIGIT_KEYS, digitOf, isAsked } from '@/domains/initiative/decisions/pair-keys.ts';

const field = { value: '' } as HTMLInputElement;
const press = (part: object = {}) => ({
  ...{ code: 'Digit2', ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, isComposing: false },
  target: field as EventTarget,
  ...part,
});

it('one to five are pressed above the letters or on the number pad', () => {
  expect(DIGIT_KEYS.map((keys) => keys.map((code) => digitOf({ code })))).toEqual([1, 2, 3, 4, 5].map((n) => [n, n]));
});

it.each([
  ['alone, in the empty field', {}, '', true],
  ['where the field shows the chosen reason', {}, 'Takroriy', true],
  ['after a search has begun', {}, 'Tak', false],
  ['in the comment', { target: {} }, '', false],
  ['with Shift, which types a sign', { shiftKey: true }, '', false],
  ['with Ctrl', { ctrlKey: true }, '', false],
  ['with Alt', { altKey: true }, '', false],
  ['while an input method composes', { isComposing: true }, '', false],
] as const)('a digit %s asks for a pair or not', (_, part, value, asks) => {
  expect(isAsked(press(part), Object.assign(field, { value }), value === 'Tak' ? '' : value)).toBe(asks);
});

it('a digit asks for nothing before the field is drawn', () => {
  expect(isAsked(press(), null, '')).toBe(false);
});
