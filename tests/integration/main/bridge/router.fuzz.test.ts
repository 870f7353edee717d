import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type CallName, contract, failureSchema } from '@shared/bridge/contract.ts';
import { createLimit } from '@shared/limit.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isExternalLink } from '../../../../src/main/addresses/external-link.ts';
import { createServices, type Services } from '../../../../src/main/services.ts';
import { openKeychain } from '../../../../src/main/storage/keychain.ts';
import { figuresOfFile } from '../../../support/figures.ts';
import { hostileInputs } from '../../../support/fuzz/hostile-inputs.ts';
import { outside } from '../../../support/fuzz/recorded-electron.ts';
import { FUZZ_SEED } from '../../../support/fuzz-seed.ts';
import { json, type LocalServer, startLocalServer } from '../../../support/local-server.ts';
import { logLines } from '../../../support/log-lines.ts';

vi.mock('electron', async () => (await import('../../../support/fuzz/recorded-electron.ts')).electron);
vi.mock('keytar', () => {
  const secrets = new Map<string, string>();
  return {
    getPassword: async (_service: string, account: string) => secrets.get(account) ?? null,
    setPassword: async (_service: string, account: string, secret: string) => void secrets.set(account, secret),
    deletePassword: async (_service: string, account: string) => secrets.delete(account),
  };
});

const CALLS = Object.keys(contract) as CallName[];
/** Number of inputs over all calls of the contract; `BRIDGE_FUZZ=430000` takes some minutes. */
const INPUTS = Number(process.env.BRIDGE_FUZZ ?? 10_000);
/** Calls in flight: a page can make as many as it likes. */
const AT_ONCE = 50;
const CANARY = 'canary-7f3e9b';
const PAGE = { senderFrame: { url: 'app://backoffice/app', parent: null }, sender: { id: 1 } };
const TOKEN = 'token-5d1c07';
const IN_BROWSER: readonly CallName[] = ['session.signInWithSso', 'session.unlock'];
const PDF = '%PDF-1.4\n%%EOF';

const note = figuresOfFile();
const { log, lines } = logLines();
const unhandled: unknown[] = [];
const keepUnhandled = (reason: unknown) => void unhandled.push(reason);

let root: string;
let server: LocalServer;
let services: Services;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'bridge-fuzz-'));
  const own = (name: string) => join(root, 'own', name);
  for (const name of ['profile', 'caches', 'downloads', 'chosen']) await mkdir(own(name), { recursive: true });
  await mkdir(join(root, 'outside'));
  await writeFile(join(root, 'outside/canary.txt'), CANARY);
  await writeFile(own('chosen/tanlangan.pdf'), PDF);
  outside.folders = { userData: own('profile'), sessionData: own('caches'), downloads: own('downloads') };
  outside.chosen = { files: [own('chosen/tanlangan.pdf')], folder: own('downloads') };
  server = await startLocalServer((request, response) => {
    // Without the query, in which the inputs write what they like.
    const [path = ''] = (request.url ?? '').split('?');
    if (path.includes('login')) return json(response, { access_token: TOKEN, refresh_token: `${TOKEN}-r` });
    if (path.includes('captcha')) return json(response, { captchaKey: 'k', image: 'iVBORw0KGgo=' });
    if (path.includes('users/profile')) return json(response, { role: 'admin', username: 'salima' });
    if (path.includes('info/file')) return void response.end(PDF);
    json(response, { address: {}, rows: [] });
  });
  process.on('unhandledRejection', keepUnhandled);
  services = await createServices({
    config: {
      apiUrl: server.url,
      ssoAuthorizeUrl: `${server.url}sso`,
      ssoClientId: 'backoffice',
      ssoRedirectPorts: [],
      webUrl: 'https://example.uz/',
      initiativePage: 'boards/{id}',
      tileUrl: `${server.url}tiles/{z}/{x}/{y}`,
      geocoderUrl: `${server.url}geo/`,
      passwordLogin: true,
      countAttempts: false,
      schedulerCredentials: 'scheduler:parol-9c1',
      investPublicIdKey: 'initiative_public_id',
    },
    resources: join(import.meta.dirname, '../../../../resources'),
    keychain: openKeychain({ service: 'composed', log }),
    log,
  });
  services.window.show();
});
afterAll(async () => {
  await services.stop();
  process.off('unhandledRejection', keepUnhandled);
  await server.close();
  await rm(root, { recursive: true, force: true });
});

const call = (name: CallName, input: unknown): unknown => outside.channels.get(`call:${name}`)?.(PAGE, input);
const signIn = () =>
  call('session.signInWithPassword', { username: 'u', password: 'p', captchaKey: 'k', captchaResult: '1' });

/** Ids of a chosen file and of a download, which the inputs name `f` and `d`. */
const ids = new Map<unknown, unknown>();
/** The input with `f` and `d` replaced by the ids of a file and a download that exist. */
function known(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  const real = (name: string, value: unknown) => {
    if (name === 'fileIds' && Array.isArray(value)) return value.map((id) => ids.get(id) ?? id);
    return name === 'fileId' || name === 'id' ? (ids.get(value) ?? value) : value;
  };
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, real(name, value)]));
}

const written = (value: unknown): string => {
  try {
    return JSON.stringify(value)?.slice(0, 300) ?? 'undefined';
  } catch {
    return 'what cannot be written';
  }
};

/** The fault in the outcome of a call with this input; null if there is none. */
async function faultOf(name: CallName, input: unknown): Promise<string | null> {
  let answer: unknown;
  try {
    answer = await call(name, input);
  } catch (error) {
    return `threw ${String(error)}`;
  }
  const { ok, value } = answer as { ok: boolean; value?: unknown };
  const secret = [CANARY, TOKEN, 'parol-9c1'].find((one) => written(answer).includes(one));
  if (secret) return `gave ${secret}`;
  if (ok) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (name.startsWith('files.pick')) ids.set('f', one?.id);
      if (name === 'downloads.start' || name.startsWith('files.save')) ids.set('d', one?.id);
    }
    return contract[name].output.safeParse(value).success ? null : `answered out of contract: ${written(answer)}`;
  }
  const failure = failureSchema.safeParse(answer);
  if (!failure.success) return `answered ${written(answer)}`;
  return failure.data.error.kind === 'internal' ? `has a defect: ${written(answer)}` : null;
}

const collect = (): number => {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
};

/** The paths of all files below the folder of the test. */
const filesOf = () =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));

test('A-042: hostile inputs of every call, through the real router, handlers and services', {
  timeout: 60_000 + INPUTS * 12,
}, async () => {
  const prototype = Object.getOwnPropertyNames(Object.prototype).sort();
  const each = Math.ceil(INPUTS / CALLS.length);
  const made = CALLS.flatMap((name, n) =>
    fc.sample(hostileInputs(name), { numRuns: each, seed: FUZZ_SEED + n }).map((input, nth) => ({ name, input, nth })),
  );
  // The calls are shuffled, as a page can mix them; the seed decides the order, too.
  const order =
    fc.sample(fc.shuffledSubarray(made, { minLength: made.length }), { numRuns: 1, seed: FUZZ_SEED })[0] ?? [];
  await signIn();
  const before = collect();
  const begun = performance.now();
  const faults: string[] = [];
  let answered = 0;
  const inTurn = createLimit(AT_ONCE);
  await Promise.all(
    order.map(({ name, input, nth }) =>
      inTurn(async () => {
        const given = known(input);
        // Both may wait for a person in the browser: that is cancelled, again if it had not begun.
        const cancelling = IN_BROWSER.includes(name)
          ? setInterval(() => void call('session.cancelSso', undefined), 5)
          : undefined;
        const fault = await faultOf(name, given);
        clearInterval(cancelling);
        answered += 1;
        // The inputs that follow need a session again.
        if (name === 'session.signOut') await signIn();
        if (fault) faults.push(`${name} #${nth} ${fault} to ${written(given)}`);
      }),
    ),
  );
  const ms = Math.round(performance.now() - begun);
  const grown = collect() - before;
  note(
    `${answered} hostile inputs of ${CALLS.length} calls (${each} each, FUZZ_SEED=${FUZZ_SEED})`,
    `${ms} ms, ${outside.asked.length} requests, ${Math.round(grown)} MiB more after them`,
  );

  expect(faults.slice(0, 20), `seed ${FUZZ_SEED}`).toEqual([]);
  expect(answered).toBe(each * CALLS.length);
  expect(unhandled).toEqual([]);
  // A page may report defects of its own.
  expect(lines.filter((line) => line.startsWith('error') && !line.startsWith('error (page)'))).toEqual([]);
  expect(Object.getOwnPropertyNames(Object.prototype).sort()).toEqual(prototype);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  expect(await call('session.current', undefined)).toMatchObject({ ok: true });
  expect(grown).toBeLessThan(100);
});

test('A-042: the inputs reached only allowed hosts, links and paths', () => {
  const { host } = new URL(server.url);
  expect(outside.asked.length).toBeGreaterThan(100);
  expect(outside.asked.filter((address) => new URL(address).host !== host)).toEqual([]);
  const paths = new Set(outside.asked.map((address) => new URL(address).pathname.split('/')[1]));
  // The network check asks every server of the configuration.
  expect([...paths].sort()).toEqual(['api', 'geo', 'sso', 'tiles']);

  expect(outside.links.length).toBeGreaterThan(0);
  const isOwn = (address: string) => isExternalLink(address) || address.startsWith(`${server.url}sso?`);
  expect(outside.links.filter((address) => !isOwn(address))).toEqual([]);

  const below = (path: string) => !relative(join(root, 'own'), path).startsWith('..');
  expect(outside.paths.filter((path) => !below(path))).toEqual([]);
  expect(filesOf().filter((path) => !below(path))).toEqual([join(root, 'outside/canary.txt')]);
  expect(readFileSync(join(root, 'outside/canary.txt'), 'utf8')).toBe(CANARY);
  expect(lstatSync(join(root, 'outside')).isDirectory()).toBe(true);
});

test('A-042: no content from outside was sent to the platform, and no header was split', () => {
  expect(server.bodies.filter((body) => body.includes(CANARY))).toEqual([]);
  expect(server.headers.filter((headers) => 'x-evil' in headers)).toEqual([]);
  const tokens = server.headers.flatMap(({ authorization }) => (authorization ? [authorization] : []));
  const scheduler = `Basic ${Buffer.from('scheduler:parol-9c1').toString('base64')}`;
  expect([...new Set(tokens)].sort()).toEqual([scheduler, `Bearer ${TOKEN}`].sort());
  const log = lines.join('\n');
  for (const secret of [TOKEN, CANARY, 'parol-9c1']) expect(log.includes(secret), secret).toBe(false);
});
