import { describe, expect, it } from 'vitest';
import { afterKey, afterMouse, type Hints, NO_HINTS } from '@/app/shell/hints/hints.ts';

const MINUTE = 60_000;
const NOON = 1_790_000_000_000;

/** Gives a command by mouse at these times; returns which of them showed its key. */
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
  it('is shown after the third use by mouse', () => {
    expect(clicks('desk.next', every(0, 3)).told).toEqual([false, false, true]);
  });

  it('is shown three times at most', () => {
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

  it('is shown once in ten minutes, over all commands', () => {
    const { hints, told } = clicks('desk.next', [NOON, NOON, NOON, NOON + 9.9 * MINUTE, NOON + 10 * MINUTE]);
    expect(told).toEqual([false, false, true, false, true]);
    const later = Array.from({ length: 4 }, () => NOON + 15 * MINUTE);
    expect(clicks('desk.accept', later, hints).told).toEqual([false, false, false, false]);
  });

  it('is not shown to a person who has pressed it', () => {
    const hints = afterKey(clicks('desk.next', every(0, 2)).hints, 'desk.next');
    expect(clicks('desk.next', every(20, 5), hints).told).toEqual([false, false, false, false, false]);
  });

  it('is shown, too, after the clock was set back', () => {
    const { hints } = clicks('desk.next', every(0, 3));
    expect(clicks('desk.next', [NOON - 60 * MINUTE], hints).told).toEqual([true]);
  });
});

it('unchanged hints are the same object, so that they are not saved again', () => {
  const known = afterKey(NO_HINTS, 'desk.next');
  expect(afterKey(known, 'desk.next')).toBe(known);
  expect(afterMouse(known, 'desk.next', NOON).hints).toBe(known);
  const { hints } = clicks('desk.next', every(0, 3));
  expect(afterMouse(hints, 'desk.next', NOON + MINUTE).hints).toBe(hints);
});

it('a command may have the name of a property that every object has', () => {
  expect(clicks('constructor', every(0, 3)).told).toEqual([false, false, true]);
});
