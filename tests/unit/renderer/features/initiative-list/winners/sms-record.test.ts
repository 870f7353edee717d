import { AppError, type AppErrorData } from '@shared/errors.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  lastSending,
  recorded,
  smsMemory,
} from '../../../../../../src/renderer/src/features/initiative-list/winners/sms-record.ts';

const BOARD = { platform: 'a1b2c3d4', id: 49 };
const AT = 1_760_000_000_000;
const memory = () => smsMemory(BOARD);

/** The page's local storage with this content. */
function storageOf(initial: Record<string, string>) {
  const values = new Map(Object.entries(initial));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
}
beforeEach(() => storageOf({}));

const failing = (error: AppErrorData) => async () => {
  throw new AppError(error);
};

test('a sent message is remembered, for its board and its platform only', async () => {
  await recorded(
    memory(),
    async () => null,
    () => AT,
  );
  expect(lastSending(memory())).toEqual({ at: AT, outcome: 'sent' });
  expect(lastSending(smsMemory({ ...BOARD, id: 44 }))).toBeNull();
  expect(lastSending(smsMemory({ ...BOARD, platform: 'ffffffff' }))).toBeNull();
});

test('while in flight it counts as unknown: the program may end before the answer', async () => {
  await recorded(
    memory(),
    async () => {
      expect(lastSending(memory())).toEqual({ at: AT, outcome: 'unknown' });
      return null;
    },
    () => AT,
  );
  expect(lastSending(memory())?.outcome).toBe('sent');
});

test.each([
  [{ total: 3, successful: 3, failed: 0, errors: [] }, 'sent'],
  [{ total: 3, successful: 1, failed: 2, errors: [] }, 'sent'],
  [{ total: 3, successful: 0, failed: 3, errors: [] }, undefined],
  [{ total: 0, successful: 0, failed: 0, errors: [] }, undefined],
])('the totals %j are recorded as %s: where nothing was sent, nothing is', async (totals, outcome) => {
  expect(await recorded(memory(), async () => totals)).toBe(totals);
  expect(lastSending(memory())?.outcome).toBe(outcome);
});

test.each<AppErrorData>([
  { kind: 'network' },
  { kind: 'timeout' },
  { kind: 'unexpected-shape', status: 200 },
  { kind: 'server', status: 502 },
  { kind: 'server', status: 504 },
])('the outcome is unknown after $kind $status', async (error) => {
  await expect(recorded(memory(), failing(error), () => AT)).rejects.toMatchObject(error);
  expect(lastSending(memory())).toEqual({ at: AT, outcome: 'unknown' });
});

test.each<AppErrorData>([
  { kind: 'invalid', status: 400 },
  { kind: 'unauthorized', status: 401 },
  { kind: 'forbidden', status: 403 },
  { kind: 'server', status: 500 },
  { kind: 'server', status: 503 },
])('a refusal ($status) keeps the previous outcome', async (error) => {
  await expect(recorded(memory(), failing(error))).rejects.toMatchObject(error);
  expect(lastSending(memory())).toBeNull();
  await recorded(
    memory(),
    async () => null,
    () => AT,
  );
  await expect(recorded(memory(), failing(error), () => AT + 1)).rejects.toMatchObject(error);
  expect(lastSending(memory())).toEqual({ at: AT, outcome: 'sent' });
});

test.each(['', 'null', '{}', '{"at":"x","outcome":"sent"}', '{'])('an unreadable text (%j) counts as none', (text) => {
  storageOf({ [`sms.${BOARD.platform}.${BOARD.id}`]: text });
  expect(lastSending(memory())).toBeNull();
});
