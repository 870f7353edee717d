import { beforeEach, expect, it, vi } from 'vitest';
import { forgetOthersChoices } from '@/session/choices.ts';
import { memoryOf } from '@/session/remembered.ts';

/** A store of the window. */
function storeOf() {
  const values = new Map<string, string>();
  return {
    clear: () => values.clear(),
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storeOf());
  vi.stubGlobal('localStorage', storeOf());
});

/** Everything that the page remembers, and whether it outlives a sign-out. Two things of a kind have names of their own. */
const TABLE = [
  ['open rows', 'a', false],
  ['place in a list', 'a', false],
  ['board in view', 'initiatives.board', false],
  ['board in view', 'school-initiatives.board', false],
  ['review queue', 'a', false],
  ['chosen initiatives', '', false],
  ['begun chapters', '', false],
  ['sending of an SMS', 'platform.49', true],
] as const;

it('each thing is remembered by itself, and a sign-out leaves what is for everybody', () => {
  for (const [what, of] of TABLE) memoryOf(what, of).write(`${what} ${of}`);
  for (const [what, of] of TABLE) expect(memoryOf(what, of).read()).toBe(`${what} ${of}`);
  forgetOthersChoices({ status: 'signed-out', reason: 'signed-out' }, 'Anora');
  for (const [what, of, stays] of TABLE) expect(memoryOf(what, of).read()).toBe(stays ? `${what} ${of}` : null);
});

it('what is forgotten is gone, and nothing else', () => {
  for (const [what, of] of TABLE) memoryOf(what, of).write('x');
  memoryOf('open rows', 'a').forget();
  expect(TABLE.filter(([what, of]) => memoryOf(what, of).read() === null)).toEqual([['open rows', 'a', false]]);
});

it('the sending of an SMS is found under the key of earlier versions', () => {
  memoryOf('sending of an SMS', 'a1b2c3d4.49').write('sent');
  expect(localStorage.getItem('sms.a1b2c3d4.49')).toBe('sent');
});
