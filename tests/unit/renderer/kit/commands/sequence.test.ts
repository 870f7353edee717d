import { expect, it } from 'vitest';
import { type FirstKey, SEQUENCE_MS, step } from '@/kit/commands/sequence.ts';

const KEYS = ['KeyJ', 'KeyA', 'Escape', 'KeyG KeyJ', 'KeyG KeyR'];
const begun: FirstKey = { first: 'KeyG', at: 100 };
const press = (before: FirstKey | null, name: string, at = 200) => step(before, [name], at, KEYS);

it('a bound single key matches at once, another key does not', () => {
  expect(press(null, 'KeyJ')).toEqual({ is: 'key', key: 'KeyJ' });
  expect(press(null, 'KeyQ')).toEqual({ is: 'none' });
});
it('a first key waits for the second, which is then not matched by itself', () => {
  expect(press(null, 'KeyG')).toEqual({ is: 'begun', begun: { first: 'KeyG', at: 200 } });
  expect(press(begun, 'KeyJ')).toEqual({ is: 'key', key: 'KeyG KeyJ' });
});
it.each(['Escape', 'KeyA', 'KeyQ'])('%s ends the sequence, and does nothing else', (name) => {
  expect(press(begun, name)).toEqual({ is: 'ended' });
});
it('the same first key restarts the sequence', () => {
  expect(press(begun, 'KeyG', 900)).toEqual({ is: 'begun', begun: { first: 'KeyG', at: 900 } });
});
it('a sequence lasts a second, by the times of the key presses', () => {
  expect(press(begun, 'KeyJ', 100 + SEQUENCE_MS)).toEqual({ is: 'key', key: 'KeyG KeyJ' });
  expect(press(begun, 'KeyJ', 101 + SEQUENCE_MS)).toEqual({ is: 'key', key: 'KeyJ' });
});
it('a modifier alone neither ends nor begins a sequence', () => {
  expect(step(begun, [], 200, KEYS)).toEqual({ is: 'none' });
});
it('the most specific name wins', () => {
  expect(step(null, ['Shift+Slash', 'Slash'], 1, ['Slash', 'Shift+Slash'])).toEqual({ is: 'key', key: 'Shift+Slash' });
});
