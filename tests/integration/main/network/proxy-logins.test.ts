import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { createStreamFetch } from '../../../../src/main/api/stream-fetch.ts';
import type { Login, LoginStore } from '../../../../src/main/network/login-store.ts';
import { createProxyLogins } from '../../../../src/main/network/proxy-logins.ts';
import { createNet } from '../../../chromium-host/net.ts';
import { createProxies } from '../../../chromium-host/proxy.ts';
import { onLoopback } from '../../../support/on-loopback.ts';
import { until } from '../../../support/until.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()));
});

/** A store that a test can inspect. The real one: `login-store.test.ts`. */
function memoryStore(kept: Map<string, Login>): LoginStore {
  return {
    canKeep: true,
    read: async (key) => kept.get(key) ?? null,
    write: async (key, login) => void kept.set(key, login),
    remove: async (key) => void kept.delete(key),
  };
}

/** A proxy that accepts this password, and a program behind it; `kept` outlives the program. */
async function behindProxy(kept = new Map<string, Login>(), password = { right: 'togri' }) {
  const seen: string[] = [];
  const proxy = createServer((request, response) => {
    const given = Buffer.from((request.headers['proxy-authorization'] ?? '').slice(6), 'base64').toString();
    seen.push(given);
    if (given === `karimova:${password.right}`) response.end(`${request.method} ${request.url}`);
    else response.writeHead(407, { 'Proxy-Authenticate': 'Basic realm="Hokimlik"' }).end();
  });
  const at = await onLoopback(proxy);
  ends.push(at.close);
  const { port: own } = new URL(at.url);
  const start = (person: string | null = 'karimova', office: Login | null = null) => {
    const script = `function FindProxyForURL() { return "PROXY 127.0.0.1:${own}"; }`;
    const proxies = createProxies(script);
    const { net } = createNet(proxies);
    const logins = createProxyLogins({
      ...{ store: memoryStore(kept), onChange: () => undefined },
      forgetCached: async () => proxies.forget(),
      office: office && { ...office, host: '127.0.0.1', port: Number(own) },
    });
    void logins.belongTo(person);
    const fetch = createStreamFetch((options) => {
      const request = net.request(options);
      request.on('login', logins.listener());
      return request;
    });
    const get = async () => {
      const answer = await fetch('http://platforma.example/api');
      return answer.status === 200 ? answer.text() : answer.status;
    };
    return { logins, get, asked: () => until(() => logins.question() !== null) };
  };
  return { ...start(), start, kept, seen, password };
}

const RIGHT = { username: 'karimova', password: 'togri' };

test('the person is asked once for all calls that wait, and told which proxy asks', async () => {
  const { get, logins, asked, seen } = await behindProxy();
  const calls = [get(), get(), get()];
  await asked();
  await until(() => seen.length === 3);
  expect(logins.question()).toMatchObject({ host: '127.0.0.1', realm: 'Hokimlik', refused: false, canKeep: true });
  await logins.answer(RIGHT, false);
  expect(logins.question()).toBeNull();
  expect(await Promise.all(calls)).toEqual(Array(3).fill('GET http://platforma.example/api'));
  expect(await get()).toBe('GET http://platforma.example/api');
});

test('a refused login is asked for again, and marked as refused', async () => {
  const { get, logins, asked, seen } = await behindProxy();
  const call = get();
  await asked();
  await logins.answer({ ...RIGHT, password: 'xato' }, false);
  await asked();
  expect(logins.question()?.refused).toBe(true);
  await logins.answer(RIGHT, false);
  expect(await call).toBe('GET http://platforma.example/api');
  expect(seen).toEqual(['', 'karimova:xato', 'karimova:togri']);
});

test('a login is kept only if the person says so; the next start then does not ask', async () => {
  const first = await behindProxy();
  const call = first.get();
  await first.asked();
  await first.logins.answer(RIGHT, false);
  await call;
  expect(first.kept.size).toBe(0);

  const second = first.start();
  const again = second.get();
  await second.asked();
  await second.logins.answer(RIGHT, true);
  await again;
  const third = first.start();
  expect(await third.get()).toBe('GET http://platforma.example/api');
  expect(third.logins.question()).toBeNull();
});

test("a person's login is used for no other person, neither in this run nor after it", async () => {
  const { get, logins, asked, start } = await behindProxy();
  const call = get();
  await asked();
  await logins.answer(RIGHT, true);
  await call;
  await logins.belongTo('salimov');
  const theirs = get();
  await asked();
  logins.dismiss();
  expect(await theirs).toBe(407);
  const next = start('salimov');
  const later = next.get();
  await next.asked();
  next.logins.dismiss();
  expect(await later).toBe(407);
  expect(await start().get()).toBe('GET http://platforma.example/api');
});

test("the office's login serves everybody, and a person is asked where it is refused", async () => {
  const { start, password, kept } = await behindProxy();
  const program = start(null, RIGHT);
  expect(await program.get()).toBe('GET http://platforma.example/api');
  await program.logins.belongTo('karimova');
  await program.logins.belongTo('salimov');
  expect(await program.get()).toBe('GET http://platforma.example/api');
  expect([program.logins.question(), kept.size]).toEqual([null, 0]);
  password.right = 'yangi';
  const next = start('salimov', RIGHT);
  const call = next.get();
  await next.asked();
  expect(next.logins.question()?.refused).toBe(true);
  await next.logins.answer({ ...RIGHT, password: 'yangi' }, false);
  expect(await call).toBe('GET http://platforma.example/api');
});

test('a login that is given before the sign-in is kept for the person who then signs in, and ends with the sign-out', async () => {
  const { start } = await behindProxy();
  const program = start(null);
  const call = program.get();
  await program.asked();
  await program.logins.answer(RIGHT, true);
  expect(await call).toBe('GET http://platforma.example/api');
  await program.logins.belongTo('karimova');
  expect(await program.get()).toBe('GET http://platforma.example/api');
  await program.logins.belongTo(null);
  const afterwards = program.get();
  await program.asked();
  program.logins.dismiss();
  expect(await afterwards).toBe(407);
  expect(await start('karimova').get()).toBe('GET http://platforma.example/api');
});

test('a kept login that the proxy now refuses is removed', async () => {
  const { get, logins, asked, kept, start, password } = await behindProxy();
  const call = get();
  await asked();
  await logins.answer(RIGHT, true);
  await call;
  password.right = 'yangi';
  const next = start();
  const again = next.get();
  await next.asked();
  expect([next.logins.question()?.refused, kept.size]).toEqual([true, 0]);
  await next.logins.answer({ ...RIGHT, password: 'yangi' }, false);
  expect(await again).toBe('GET http://platforma.example/api');
});

test('after a dismissed question calls fail without another one, until the person asks for it', async () => {
  const { get, logins, asked } = await behindProxy();
  const call = get();
  await asked();
  logins.dismiss();
  expect([await call, await get(), logins.question()]).toEqual([407, 407, null]);
  logins.askAgain();
  const again = get();
  await asked();
  await logins.answer(RIGHT, false);
  expect(await again).toBe('GET http://platforma.example/api');
});

test('no host gets a login, and no other proxy or weaker scheme gets the login of this proxy', async () => {
  const proxy = { isProxy: true, scheme: 'digest', host: 'proksi.example', port: 3128, realm: 'Hokimlik' };
  const logins = createProxyLogins({
    ...{ store: memoryStore(new Map()), onChange: () => undefined },
    forgetCached: async () => undefined,
  });
  const ask = async (asked: typeof proxy) => {
    const given: (string | undefined)[][] = [];
    logins.listener()(asked, (...login) => given.push(login));
    await until(() => given.length > 0 || logins.question() !== null);
    return given;
  };
  await ask(proxy);
  await logins.answer(RIGHT, true);
  expect(await ask(proxy)).toEqual([['karimova', 'togri']]);
  expect(await ask({ ...proxy, isProxy: false })).toEqual([[]]);
  expect(logins.question()).toBeNull();
  for (const other of [{ host: 'boshqa.example' }, { port: 8080 }, { realm: 'X' }, { scheme: 'basic' }]) {
    expect(await ask({ ...proxy, ...other })).toEqual([]);
    logins.dismiss();
  }
});

test('the texts of a proxy are truncated to a length that a dialog can show', async () => {
  const logins = createProxyLogins({
    ...{ store: memoryStore(new Map()), onChange: () => undefined },
    forgetCached: async () => undefined,
  });
  const proxy = { isProxy: true, scheme: 'basic', host: 'h'.repeat(5000), port: 3128, realm: 'r'.repeat(5000) };
  logins.listener()(proxy, () => undefined);
  await until(() => logins.question() !== null);
  expect([logins.question()?.host.length, logins.question()?.realm.length]).toEqual([200, 200]);
});
