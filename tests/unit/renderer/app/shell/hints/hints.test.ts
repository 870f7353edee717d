import { describe, expect, it } from 'vitest';
import { afterKey, afterMouse, type Hints, NO_HINTS } from '@/app/shell/hints/hints.ts';

const MINUTE = 60_000;
const NOON = 1_790_000_000_000;

/** Gives a command by the mouse at these times; says which of them told its key. */
function clicks(id: string, times: readonly number[], from: Hints = NO_HINTS) {
  let hints = from;
  const told = times.map((at) => {
    const next = afterMouse(hints, id, at);
    hints = next.hints;
    return next.tell;
  });
  return { told, hints };
}
const every = (minutes: number, count: number) =>
  Array.from({ length: count }, (_, nth) => NOON + nth * minutes * MINUTE);

describe('the key of a command', () => {
  it('is told after the third use by mouse', () => {
    expect(clicks('desk.next', every(0, 3)).told).toEqual([false, false, true]);
  });

  it('is told three times at most', () => {
    expect(clicks('desk.next', every(10, 9)).told).toEqual([
      false,
      false,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('is told once in ten minutes, over all commands', () => {
    const { hints, told } = clicks('desk.next', [NOON, NOON, NOON, NOON + 9.9 * MINUTE, NOON + 10 * MINUTE]);
    expect(told).toEqual([false, false, true, false, true]);
    const later = Array.from({ length: 4 }, () => NOON + 15 * MINUTE);
    expect(clicks('desk.accept', later, hints).told).toEqual([false, false, false, false]);
  });

  it('is not told to who has pressed it', () => {
    const hints = afterKey(clicks('desk.next', every(0, 2)).hints, 'desk.next');
    expect(clicks('desk.next', every(20, 5), hints).told).toEqual([false, false, false, false, false]);
  });

  it('is told, too, after the clock was set back', () => {
    const { hints } = clicks('desk.next', every(0, 3));
    expect(clicks('desk.next', [NOON - 60 * MINUTE], hints).told).toEqual([true]);
  });
});

it('what is nothing new is the same object, so that it is not written again', () => {
  const known = afterKey(NO_HINTS, 'desk.next');
  expect(afterKey(known, 'desk.next')).toBe(known);
  expect(afterMouse(known, 'desk.next', NOON).hints).toBe(known);
  const { hints } = clicks('desk.next', every(0, 3));
  expect(afterMouse(hints, 'desk.next', NOON + MINUTE).hints).toBe(hints);
});

it('a command may be called as what every object has', () => {
  expect(clicks('constructor', every(0, 3)).told).toEqual([false, false, true]);
});
