import type { SessionState } from '@shared/session.ts';
import { beforeEach, expect, test, vi } from 'vitest';

const LOCKED = { status: 'signed-in', locked: true } as SessionState;
const ENDED: SessionState = { status: 'signed-out', reason: 'expired' };

const told: ((state: SessionState) => void)[] = [];
let answer = Promise.withResolvers<object>();

beforeEach(() => {
  vi.resetModules();
  told.length = 0;
  answer = Promise.withResolvers();
  vi.doMock('@/api/bridge.ts', () => ({
    bridge: {
      on: (_: string, tell: (state: SessionState) => void) => told.push(tell),
      session: { current: () => answer.promise },
    },
  }));
});

const watched = () => import('@/session/watched-session.ts');

test('the session is unknown until the answer, and follows what the main process tells from then on', async () => {
  const { watchSession, watchedSession } = await watched();
  const known = watchSession();
  const changes: (SessionState | undefined)[] = [];
  const stop = watchedSession.watch(() => changes.push(watchedSession.current()));
  expect(watchedSession.current()).toBeUndefined();
  answer.resolve({ ok: true, value: LOCKED });
  await known;
  told[0]?.(ENDED);
  stop();
  told[0]?.(LOCKED);
  expect(changes).toEqual([LOCKED, ENDED]);
  expect(watchedSession.current()).toBe(LOCKED);
});

test('what is told before the answer is newer than it', async () => {
  const { watchSession, watchedSession } = await watched();
  const known = watchSession();
  told[0]?.(ENDED);
  answer.resolve({ ok: true, value: LOCKED });
  await known;
  expect(watchedSession.current()).toBe(ENDED);
});

test('where the main process cannot say it, nobody is signed in', async () => {
  const { watchSession, watchedSession } = await watched();
  const known = watchSession();
  answer.resolve({ ok: false, error: { kind: 'unknown' } });
  await known;
  expect(watchedSession.current()).toEqual({ status: 'signed-out', reason: 'never' });
});
