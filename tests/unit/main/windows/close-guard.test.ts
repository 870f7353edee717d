import { describe, expect, it } from 'vitest';
import { createCloseGuard } from '../../../../src/main/windows/close-guard.ts';
import { isLostForGood, type Unfinished } from '../../../../src/main/windows/unfinished.ts';

/** A window with unfinished work, and a person whose answers the test gives. */
function windowWith(reason: Unfinished | null) {
  const desk = { reason, questions: [] as PromiseWithResolvers<boolean>[], asked: [] as Unfinished[], closed: 0 };
  const guard = createCloseGuard({
    unfinished: () => desk.reason,
    ask: (about) => {
      desk.asked.push(about);
      const question = Promise.withResolvers<boolean>();
      desk.questions.push(question);
      return question.promise;
    },
    close: () => {
      desk.closed += 1;
      guard.mayClose();
    },
  });
  const answer = async (yes: boolean) => {
    desk.questions.at(-1)?.resolve(yes);
    await new Promise(setImmediate);
  };
  return { desk, guard, answer };
}

it('closes at once where nothing is unfinished', () => {
  const { desk, guard } = windowWith(null);
  expect(guard.mayClose()).toBe(true);
  expect(desk.asked).toEqual([]);
});

it.each<[Unfinished, boolean]>([
  ['uploads', false],
  ['calls', false],
  ['sending', false],
  ['unsaved', false],
  ['drafts', true],
  ['downloads', true],
])("the end of the workstation's session is held back by what would be lost for good: %s", (reason, mayEnd) => {
  const { desk, guard } = windowWith(reason);
  expect(guard.mayClose(isLostForGood)).toBe(mayEnd);
  expect(desk.asked).toEqual(mayEnd ? [] : [reason]);
  guard.giveIn();
  expect(guard.mayClose()).toBe(true);
});

it('asks one question at a time, however often the window is closed meanwhile', async () => {
  const { desk, guard, answer } = windowWith('drafts');
  expect([guard.mayClose(), guard.mayClose(), guard.mayClose()]).toEqual([false, false, false]);
  expect(desk.asked).toEqual(['drafts']);
  await answer(false);
  expect(desk.closed).toBe(0);

  desk.reason = 'uploads';
  expect([guard.mayClose(), guard.mayClose()]).toEqual([false, false]);
  expect(desk.asked).toEqual(['drafts', 'uploads']);
  await answer(true);
  expect(desk.closed).toBe(1);
  expect(guard.mayClose()).toBe(true);
  expect(desk.asked).toHaveLength(2);
});

it('closes where the work has ended while the question is open', () => {
  const { desk, guard } = windowWith('downloads');
  expect(guard.mayClose()).toBe(false);
  desk.reason = null;
  expect(guard.mayClose()).toBe(true);
});

describe('asked beforehand', () => {
  it('closes without another question once the person has agreed', async () => {
    const { desk, guard, answer } = windowWith('uploads');
    const agreed = guard.agree();
    await answer(true);
    expect(await agreed).toBe(true);
    expect(guard.mayClose()).toBe(true);
    expect(desk.asked).toEqual(['uploads']);
    expect(desk.closed).toBe(0);
  });

  it('stays open where the person disagrees, and asks again', async () => {
    const { desk, guard, answer } = windowWith('drafts');
    const agreed = guard.agree();
    await answer(false);
    expect(await agreed).toBe(false);
    expect(guard.mayClose()).toBe(false);
    expect(desk.asked).toHaveLength(2);
  });

  it('asks nothing where nothing is unfinished', async () => {
    const { desk, guard } = windowWith(null);
    expect(await guard.agree()).toBe(true);
    expect(desk.asked).toEqual([]);
  });

  it('asks again after the agreement was withdrawn', async () => {
    const { desk, guard, answer } = windowWith('downloads');
    const agreed = guard.agree();
    await answer(true);
    await agreed;
    guard.withdraw();
    expect(guard.mayClose()).toBe(false);
    expect(desk.asked).toHaveLength(2);
  });

  it('shares a question that is already open', async () => {
    const { desk, guard, answer } = windowWith('uploads');
    expect(guard.mayClose()).toBe(false);
    const agreed = guard.agree();
    await answer(true);
    expect(await agreed).toBe(true);
    expect(desk.asked).toEqual(['uploads']);
  });
});
