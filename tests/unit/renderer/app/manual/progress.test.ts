import { describe, expect, it } from 'vitest';
import type { ChapterStep } from '@/app/manual/chapter.ts';
import { BEGUN, type StepProgress, withDone, withSight } from '@/app/manual/progress.ts';

type Kind = Pick<ChapterStep, 'act' | 'sees'>;
const CLICK: Kind = { act: 'click' };
const OPENS: Kind = { act: 'click', sees: { role: 'dialog' } };
const TEN: Kind = { act: { keys: 'KeyX', times: 10 } };

/** What happens on the screen: `done`, or what a look finds. */
const after = (step: Kind, ...happens: ('done' | boolean)[]): StepProgress =>
  happens.reduce<StepProgress>((now, one) => (one === 'done' ? withDone(now, step) : withSight(now, step, one)), BEGUN);

describe('a step is over', () => {
  it.each<[string, Kind, ('done' | boolean)[], boolean]>([
    ['once it was done, where nothing new is to be seen', CLICK, ['done'], true],
    ['not before it was done', CLICK, [], false],
    ['once what it leads to is seen', OPENS, [false, 'done', true], true],
    ['not while that is still to come', OPENS, [false, 'done'], false],
    ['however it came', OPENS, [false, true], true],
    ['not by what was there from the beginning', OPENS, [true], false],
    ['by what was there, once it was done', OPENS, [true, 'done'], true],
    ['by what went and came again', OPENS, [true, false, true], true],
    ['once it was done as often as it says', TEN, Array(10).fill('done'), true],
    ['not one time earlier', TEN, Array(9).fill('done'), false],
  ])('%s', (_, step, happens, over) => expect(after(step, ...happens).over).toBe(over));
});

it('a look that finds nothing new changes nothing', () => {
  const now = after(OPENS, false);
  expect(withSight(now, OPENS, false)).toBe(now);
});
