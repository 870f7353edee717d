import { describe, expect, it } from 'vitest';
import { type Ticking, tickCommands } from '@/features/review/tick-commands.ts';
import { keysTwice } from '@/kit/commands/command.ts';

/** Ticks of a queue of the initiatives 1 and 2, with 1 in view; what its keys do is noted. */
function ticking(part: Partial<Ticking> = {}) {
  const done: string[] = [];
  const commands = tickCommands({
    id: 1,
    ids: new Set(),
    possible: new Set([1, 2]),
    isLeaving: () => false,
    untick: () => done.push('untick'),
    tickAndMove: (by) => done.push(`tick, move by ${by}`),
    toggleAll: () => done.push('all'),
    confirm: () => done.push('confirm'),
    confirmKey: 'KeyA',
    ...part,
  });
  const command = (key: string) => commands.find(({ keys }) => keys?.includes(key));
  return { commands, command, press: (key: string) => command(key)?.run(), done };
}

describe('the keys of ticks', () => {
  it.each([
    ['KeyX', 'tick, move by 1'],
    ['Shift+KeyJ', 'tick, move by 1'],
    ['Shift+ArrowDown', 'tick, move by 1'],
    ['Shift+KeyK', 'tick, move by -1'],
    ['Shift+ArrowUp', 'tick, move by -1'],
    ['Shift+KeyX', 'all'],
  ])('%s: %s', (key, what) => {
    const { press, done } = ticking();
    press(key);
    expect(done).toEqual([what]);
  });

  it('untick by X alone what is ticked, unless it is about to be left', () => {
    const ticked = { ids: new Set([1]) };
    const stays = ticking(ticked);
    stays.press('KeyX');
    stays.press('Shift+KeyJ');
    expect(stays.done).toEqual(['untick', 'tick, move by 1']);
    const leaves = ticking({ ...ticked, isLeaving: () => true });
    leaves.press('KeyX');
    expect(leaves.done).toEqual(['tick, move by 1']);
  });

  it('open the common confirmation by the key of a single one, and only with ticks', () => {
    expect(ticking().command('KeyA')).toBeUndefined();
    const { press, done } = ticking({ ids: new Set([2]) });
    press('KeyA');
    expect(done).toEqual(['confirm']);
  });

  it('are none where nothing can be ticked; X has nothing to do on what cannot be', () => {
    expect(ticking({ possible: new Set() }).commands).toEqual([]);
    expect(
      ticking({ possible: new Set([2]) })
        .command('KeyX')
        ?.enabled?.(),
    ).toBe(false);
  });

  it('do not collide with each other; only those that move are held', () => {
    const { commands } = ticking({ ids: new Set([2]) });
    expect(keysTwice(commands)).toEqual([]);
    expect(commands.filter(({ held }) => held).map(({ id }) => id)).toEqual(['desk.tick-next', 'desk.tick-previous']);
  });
});
