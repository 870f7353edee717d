import { expect, it } from 'vitest';
import { type Begun, SEQUENCE_MS, step } from '@/kit/commands/sequence.ts';

const KEYS = ['KeyJ', 'KeyA', 'Escape', 'KeyG KeyJ', 'KeyG KeyR'];
const begun: Begun = { first: 'KeyG', at: 100 };
const press = (before: Begun | null, name: string, at = 200) => step(before, [name], at, KEYS);

it('a single key is meant at once, another is not', () => {
  expect(press(null, 'KeyJ')).toEqual({ is: 'key', key: 'KeyJ' });
  expect(press(null, 'KeyQ')).toEqual({ is: 'none' });
});
it('a first key waits for the second, which is then not a key of its own', () => {
  expect(press(null, 'KeyG')).toEqual({ is: 'begun', begun: { first: 'KeyG', at: 200 } });
  expect(press(begun, 'KeyJ')).toEqual({ is: 'key', key: 'KeyG KeyJ' });
});
it.each(['Escape', 'KeyA', 'KeyQ'])('%s ends it, and means nothing else', (name) => {
  expect(press(begun, name)).toEqual({ is: 'ended' });
});
it('the same first key begins anew', () => {
  expect(press(begun, 'KeyG', 900)).toEqual({ is: 'begun', begun: { first: 'KeyG', at: 900 } });
});
it('counts for a second, by the times of the keys', () => {
  expect(press(begun, 'KeyJ', 100 + SEQUENCE_MS)).toEqual({ is: 'key', key: 'KeyG KeyJ' });
  expect(press(begun, 'KeyJ', 101 + SEQUENCE_MS)).toEqual({ is: 'key', key: 'KeyJ' });
});
it('a modifier alone neither ends nor begins', () => {
  expect(step(begun, [], 200, KEYS)).toEqual({ is: 'none' });
});
it('prefers the most exact name', () => {
  expect(step(null, ['Shift+Slash', 'Slash'], 1, ['Slash', 'Shift+Slash'])).toEqual({ is: 'key', key: 'Shift+Slash' });
});
