import { contract } from '@shared/bridge/contract.ts';
import { AppError } from '@shared/errors.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { createEmit } from '../../../../src/main/bridge/emit.ts';
import { type CallEvent, type Handlers, registerCalls } from '../../../../src/main/bridge/router.ts';
import { createLog } from '../../../../src/main/diagnostics/log.ts';

const OURS = 7;
const PAGE: CallEvent = { senderFrame: { url: 'app://backoffice/app', parent: null }, sender: { id: OURS } };

const refuse = async (): Promise<never> => {
  throw new AppError({ kind: 'internal', detail: 'not part of this test' });
};
const every = Object.fromEntries(Object.keys(contract).map((name) => [name, refuse]));

let lines: string[];
let channels: Map<string, (event: CallEvent, input: unknown) => Promise<unknown>>;

/** Registers the router with these handlers in place of the refusing ones. */
function register(handlers: Partial<Handlers>): void {
  registerCalls({
    ipc: { handle: (channel, listener) => void channels.set(channel, listener) },
    handlers: { ...every, ...handlers } as Handlers,
    isOurWindow: (id) => id === OURS,
    log: createLog((level, line) => lines.push(`${level} ${line}`)),
  });
}

const call = (name: string, input?: unknown, event = PAGE): unknown => channels.get(`call:${name}`)?.(event, input);

beforeEach(() => {
  lines = [];
  channels = new Map();
});

test('every call of the contract is answered, under its own channel', () => {
  register({});
  expect([...channels.keys()].sort()).toEqual(
    Object.keys(contract)
      .map((name) => `call:${name}`)
      .sort(),
  );
});

test('a good call reaches its handler and its value is returned', async () => {
  const inputs: unknown[] = [];
  register({
    'api.request': async (input) => {
      inputs.push(input);
      return { count: 2 };
    },
  });
  const input = { requestId: 'r1', method: 'GET', path: 'api/v1/regions', query: { search: 'x', page: null } };
  expect(await call('api.request', input)).toEqual({ ok: true, value: { count: 2 } });
  expect(inputs).toEqual([input]);
});

describe('a caller that is not the page of this program is refused before anything happens', () => {
  test.each<[string, CallEvent]>([
    ['a frame inside the page', { ...PAGE, senderFrame: { url: 'app://backoffice/', parent: {} } }],
    ['another origin', { ...PAGE, senderFrame: { url: 'https://backoffice/', parent: null } }],
    ['a look-alike', { ...PAGE, senderFrame: { url: 'app://backoffice.example/', parent: null } }],
    ['a blank page', { ...PAGE, senderFrame: { url: 'about:blank', parent: null } }],
    ['a frame that has gone', { ...PAGE, senderFrame: null }],
    ['another window', { ...PAGE, sender: { id: OURS + 1 } }],
  ])('%s', async (_who, event) => {
    let called = false;
    register({
      'session.signOut': async () => {
        called = true;
      },
    });
    expect(await call('session.signOut', undefined, event)).toMatchObject({ ok: false, error: { kind: 'bad-call' } });
    expect(called).toBe(false);
  });
});

test.each([
  ['api.request', { requestId: 'r', method: 'GET', path: '../admin' }],
  ['api.request', { requestId: 'r', method: 'GET', path: 'https://evil.example/api/v1' }],
  ['api.request', { requestId: 'r', method: 'GET', path: 'api/../secret' }],
  ['api.request', { requestId: 'r', method: 'CONNECT', path: 'api/v1' }],
  ['api.request', { requestId: 'r', method: 'GET', path: 'api/v1/boards', body: {} }],
  ['api.request', { requestId: 'r', method: 'GET', path: 'api/v1/boards', form: {} }],
  ['downloads.open', { id: 5 }],
  ['app.settings', { script: 'runic' }],
  ['session.signOut', { force: true }],
])('%s refuses %j', async (name, input) => {
  register({});
  expect(await call(name, input)).toMatchObject({ ok: false, error: { kind: 'bad-call' } });
});

test('an AppError keeps its kind, status and message; any other error is a defect, its stack only logged', async () => {
  register({
    'session.signOut': async () => {
      throw new AppError({ kind: 'invalid', status: 400, serverMessage: 'Captcha xato' });
    },
    'session.confirm': async () => {
      throw new TypeError('x is undefined');
    },
  });
  expect(await call('session.signOut')).toEqual({
    ok: false,
    error: { kind: 'invalid', status: 400, serverMessage: 'Captcha xato', number: expect.any(String) },
  });
  expect(await call('session.confirm')).toEqual({
    ok: false,
    error: { kind: 'internal', detail: 'TypeError: x is undefined', number: expect.any(String) },
  });
  expect(lines.some((line) => line.startsWith('error') && line.includes('router.test'))).toBe(true);
});

test('an answer that breaks the contract is a defect, and is not passed on', async () => {
  register({ 'session.current': async () => ({ status: 'signed-in', token: 'secret' }) as never });
  expect(await call('session.current')).toMatchObject({ ok: false, error: { kind: 'internal' } });
});

test('fields that the contract does not name are removed from an answer', async () => {
  register({ 'session.current': async () => ({ status: 'signed-out', reason: 'never', token: 'secret' }) as never });
  expect(await call('session.current')).toEqual({ ok: true, value: { status: 'signed-out', reason: 'never' } });
});

test('the log has the name, duration and outcome of a call, and nothing of its input', async () => {
  register({
    'session.signInWithPassword': async () => {
      throw new AppError({ kind: 'unauthorized', status: 401 });
    },
  });
  await call('session.signInWithPassword', {
    username: 'secret-name',
    password: 'secret-word',
    captchaKey: 'secret-key',
    captchaResult: '123456',
  });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(
    /^warn call \{"call":"session.signInWithPassword","ms":\d+,"outcome":"unauthorized","number":"\w{6}"\}$/,
  );
});

test('each failed call has a number of its own, the same in the answer and in every log line of the failure', async () => {
  const already = new AppError({ kind: 'server', status: 500, number: 'K7M3PX' });
  register({
    'session.signOut': async () => {
      throw new AppError({ kind: 'network' });
    },
    'session.confirm': async () => {
      throw already;
    },
    'session.captcha': async () => {
      throw new AppError({ kind: 'cancelled' });
    },
  });
  const failed = async (name: string) => (await call(name)) as { error: { number?: string } };
  const numbers = [await failed('session.signOut'), await failed('session.signOut')].map(({ error }) => error.number);
  expect(new Set(numbers).size).toBe(2);
  for (const number of numbers) expect(lines.filter((line) => line.includes(`"number":"${number}"`))).toHaveLength(1);
  // The platform's client has already logged this failure under its number.
  expect((await failed('session.confirm')).error.number).toBe('K7M3PX');
  expect(lines.at(-1)).toContain('"number":"K7M3PX"');
  expect((await failed('session.captcha')).error.number).toBeUndefined();
});

test('events go to every window that is not destroyed', () => {
  const sent: unknown[][] = [];
  const window = (destroyed: boolean) => ({
    isDestroyed: () => destroyed,
    webContents: { send: (...message: unknown[]) => void sent.push(message) },
  });
  createEmit(() => [window(false), window(true), window(false)])('menu.command', 'palette');
  expect(sent).toEqual([
    ['event:menu.command', 'palette'],
    ['event:menu.command', 'palette'],
  ]);
});
