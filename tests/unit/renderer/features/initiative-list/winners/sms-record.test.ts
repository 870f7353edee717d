import { AppError, type AppErrorData } from '@shared/errors.ts';
import { expect, test } from 'vitest';
import {
  lastSending,
  recorded,
} from '../../../../../../src/renderer/src/features/initiative-list/winners/sms-record.ts';

const BOARD = { platform: 'a1b2c3d4', id: 49 };
const AT = 1_760_000_000_000;

function storageOf(initial: Record<string, string> = {}) {
  const values = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

const failing = (error: AppErrorData) => async () => {
  throw new AppError(error);
};

test('a sent message is remembered, for its board and its platform only', async () => {
  const storage = storageOf();
  await recorded(
    storage,
    BOARD,
    async () => null,
    () => AT,
  );
  expect(lastSending(storage, BOARD)).toEqual({ at: AT, outcome: 'sent' });
  expect(lastSending(storage, { ...BOARD, id: 44 })).toBeNull();
  expect(lastSending(storage, { ...BOARD, platform: 'ffffffff' })).toBeNull();
});

test('while in flight it counts as unknown: the program may end before the answer', async () => {
  const storage = storageOf();
  await recorded(
    storage,
    BOARD,
    async () => {
      expect(lastSending(storage, BOARD)).toEqual({ at: AT, outcome: 'unknown' });
      return null;
    },
    () => AT,
  );
  expect(lastSending(storage, BOARD)?.outcome).toBe('sent');
});

test.each([
  [{ total: 3, successful: 3, failed: 0, errors: [] }, 'sent'],
  [{ total: 3, successful: 1, failed: 2, errors: [] }, 'sent'],
  [{ total: 3, successful: 0, failed: 3, errors: [] }, undefined],
  [{ total: 0, successful: 0, failed: 0, errors: [] }, undefined],
])('the totals %j are recorded as %s: where nothing was sent, nothing is', async (totals, outcome) => {
  const storage = storageOf();
  expect(await recorded(storage, BOARD, async () => totals)).toBe(totals);
  expect(lastSending(storage, BOARD)?.outcome).toBe(outcome);
});

test.each<AppErrorData>([
  { kind: 'network' },
  { kind: 'timeout' },
  { kind: 'unexpected-shape', status: 200 },
  { kind: 'server', status: 502 },
  { kind: 'server', status: 504 },
])('the outcome is unknown after $kind $status', async (error) => {
  const storage = storageOf();
  await expect(recorded(storage, BOARD, failing(error), () => AT)).rejects.toMatchObject(error);
  expect(lastSending(storage, BOARD)).toEqual({ at: AT, outcome: 'unknown' });
});

test.each<AppErrorData>([
  { kind: 'invalid', status: 400 },
  { kind: 'unauthorized', status: 401 },
  { kind: 'forbidden', status: 403 },
  { kind: 'server', status: 500 },
  { kind: 'server', status: 503 },
])('a refusal ($status) keeps the previous outcome', async (error) => {
  const storage = storageOf();
  await expect(recorded(storage, BOARD, failing(error))).rejects.toMatchObject(error);
  expect(lastSending(storage, BOARD)).toBeNull();
  await recorded(
    storage,
    BOARD,
    async () => null,
    () => AT,
  );
  await expect(recorded(storage, BOARD, failing(error), () => AT + 1)).rejects.toMatchObject(error);
  expect(lastSending(storage, BOARD)).toEqual({ at: AT, outcome: 'sent' });
});

test.each(['', 'null', '{}', '{"at":"x","outcome":"sent"}', '{'])('an unreadable text (%j) counts as none', (text) => {
  expect(lastSending(storageOf({ [`sms.${BOARD.platform}.${BOARD.id}`]: text }), BOARD)).toBeNull();
});
