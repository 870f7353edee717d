import type { Bridge } from '@shared/bridge/bridge.ts';
import type { SessionState } from '@shared/session.ts';
import { expect, test } from 'vitest';
import { patientBridge } from '@/api/patient-bridge.ts';

const LOCKED = { ok: false, error: { kind: 'locked', number: 'K7M3PX' } } as const;
const LEFT: SessionState = { status: 'signed-out', reason: 'signed-out' };
const IN = { status: 'signed-in', profile: { role: 'admin' }, persistence: 'keychain', confirmed: true } as const;
const state = (locked: boolean): SessionState => ({ ...IN, locked }) as SessionState;

/** The main process while it is locked: it refuses all but the session's state. */
function lockedMain() {
  let now = state(true);
  const listeners = new Set<(state: SessionState) => void>();
  const made: unknown[][] = [];
  const answered: unknown[][] = [];
  const call = async (...input: unknown[]) => {
    made.push(input);
    if (now.status === 'signed-in' && now.locked) return LOCKED;
    answered.push(input);
    return { ok: true, value: input };
  };
  const bridge = {
    api: { request: call },
    takeDropped: call,
    session: { current: async () => ({ ok: true, value: now }) },
    on: (_event: string, listener: (state: SessionState) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as Bridge;
  const change = (next: SessionState) => {
    now = next;
    for (const listener of listeners) listener(next);
  };
  return { bridge: patientBridge(Object.freeze(bridge)), change, made, answered, listeners };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const input = { requestId: '1', method: 'POST', path: 'api/v1/x' } as const;

test('a call that a lock has refused is made once, with its input, when the program is opened', async () => {
  const { bridge, change, answered, listeners } = lockedMain();
  const calls = [bridge.api.request(input), bridge.takeDropped([], { accept: ['pdf'], maxBytes: 1 })];
  await settled();
  // Many calls that wait are one listener.
  expect(listeners.size).toBe(1);
  change(state(true));
  await settled();
  expect(answered).toEqual([]);
  change(state(false));
  expect(await Promise.all(calls)).toEqual([
    { ok: true, value: [input] },
    { ok: true, value: [[], { accept: ['pdf'], maxBytes: 1 }] },
  ]);
  expect(answered).toHaveLength(2);
  expect(listeners.size).toBe(0);
});

test('a program that was opened before the call began to wait is noticed', async () => {
  const { bridge, change, answered } = lockedMain();
  const call = bridge.api.request(input);
  // The refusal is on its way.
  change(state(false));
  expect(await call).toEqual({ ok: true, value: [input] });
  expect(answered).toHaveLength(1);
});

test('a call that waits when the session ends is never made: not for the next person', async () => {
  const { bridge, change, made, answered } = lockedMain();
  const call = bridge.api.request(input);
  await settled();
  change(LEFT);
  change(state(false));
  expect(await call).toMatchObject({ ok: false, error: { kind: 'cancelled' } });
  expect(made).toHaveLength(1);
  expect(answered).toEqual([]);
});

test('another failure, and a call before any lock, pass as they are', async () => {
  const failure = { ok: false, error: { kind: 'forbidden' } } as const;
  const bridge = { api: { request: async () => failure } } as unknown as Bridge;
  expect(await patientBridge(bridge).api.request(input)).toBe(failure);
});
