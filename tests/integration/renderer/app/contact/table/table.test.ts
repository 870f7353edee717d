import type { Bridge } from '@shared/bridge/bridge.ts';
import type { Role } from '@shared/roles.ts';
import type { Profile } from '@shared/session.ts';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { errorOfAnswer } from '../../../../../../src/main/api/errors.ts';
import { entryAt } from '../../../../../platform/calls/entry-at.ts';
import { CONTRARIES } from '../../../../../platform/contrary/all.ts';
import { REFUSALS } from '../../../../../platform/contrary/refusals.ts';
import { startPlatform } from '../../../../../platform/server.ts';
import type { Platform } from '../../../../../platform/types.ts';
import { type Client, signIn } from '../../../../../support/platform-client.ts';

let platform: Platform;
let client: Client;

/** The bridge's call over HTTP, as the main process makes it. */
const request: Bridge['api']['request'] = async ({ method, path, query = {}, language }) => {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  const answer = await client.send(path, {
    method,
    query: Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
    headers: language ? { hl: language } : {},
  });
  const text = await answer.text();
  const body: unknown = text === '' ? null : JSON.parse(text);
  if (answer.ok) return { ok: true, value: body };
  return { ok: false, error: errorOfAnswer(answer.status, body).toJSON() };
};
/** The head of a file, as the main process takes it. */
const head: Bridge['contact']['head'] = async ({ path, query }) => {
  const given = Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]]));
  const answer = await client.send(path, { query: Object.fromEntries(given) });
  const type = answer.headers.get('content-type') ?? '';
  if (answer.ok) await answer.body?.cancel();
  return answer.ok ? { ok: true, value: { type } } : { ok: false, error: errorOfAnswer(answer.status, null).toJSON() };
};
const idle = async () => ({ ok: true, value: undefined });

beforeAll(async () => {
  vi.resetModules();
  platform = await startPlatform();
  vi.stubGlobal('window', {
    bridge: {
      api: { request, cancel: idle },
      contact: { head },
      app: { noteOddFields: idle },
      on: () => () => undefined,
    },
    location: { pathname: '/' },
  });
});
afterEach(() => {
  platform.faults.clear();
  platform.contrary.set([]);
});
afterAll(() => platform.close());

/** The lines of a check: the first ones, or those of these names. Default: all. */
type Part = { most?: number; only?: readonly string[]; contrary?: readonly string[] };

/** Runs the check as a role, whose sign-in nothing disturbs; returns what it has found, and the calls that it has made. */
async function check(role: Role, { most, only, contrary = [] }: Part = {}) {
  const { linesFor } = await import('@/app/contact/table/table.ts');
  const { runCheck } = await import('@/features/contact/run.ts');
  client = await signIn(platform, role);
  const { body } = await client.get('api/v1/users/profile');
  const profile = (body.user ?? body.data ?? body) as Profile;
  if (contrary.length > 0) platform.contrary.set(contrary);
  const before = platform.calls().length;
  const findings = await runCheck(
    linesFor(role)
      .filter(({ name }) => only?.includes(name) ?? true)
      .slice(0, most),
    {
      profile,
      signal: new AbortController().signal,
      before: async () => undefined,
      tell: () => undefined,
    },
  );
  const differences = findings.outcomes.flatMap(({ line, step, findings: found }) =>
    found.map(({ what, at, came }) => [line.name, step, what, at, came].filter((part) => part !== undefined).join(' ')),
  );
  return { ...findings, differences, calls: platform.calls().slice(before) };
}

it.each([
  ['admin', 150],
  ['moderator', 40],
  ['region_manager', 35],
  ['district_manager', 15],
] as const)('the stand-in agrees with every assumption, and is only read: %s', async (role, least) => {
  const { differences, calls, unasked, ending } = await check(role);
  expect(differences).toEqual([]);
  expect(ending).toBe('done');
  // Only a window can ask for these.
  expect(unasked.map(({ name }) => name)).toEqual(['picture', 'tile', 'address']);
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(platform.violations()).toEqual([]);
  // With a second between two calls, five minutes at most.
  expect(calls.length).toBeGreaterThan(least);
  expect(calls.length).toBeLessThan(250);
});

/** Ways that none of the calls shows, and why. */
const UNSEEN: Readonly<Record<string, string>> = {
  'Z-017': 'only a window asks for a picture',
  'Z-127': 'a category without products is usual',
  'moments-without-zone': 'the documents write moments with and without a zone',
  'short-pages': 'only a page of more than twenty rows',
  'no-content': 'only an answer without anything in it',
};
/** Answers that are files, which `watch` does not note, by the role and the line that meet them. */
const FILES = { 'Z-031': ['moderator', 'export'], 'Z-099': ['admin', 'school-export'] } as const;
/** Most lines that are asked for one way. */
const MOST_LINES = 3;
const ROLES = ['admin', 'moderator', 'region_manager'] as const;
/** The calls of each line, and the lines that each way meets, in a check of a platform that is as it should be. */
async function metBy(role: Role) {
  platform.contrary.set();
  const met = platform.contrary.watch();
  const { outcomes } = await check(role);
  const linesOf = new Map<string, Set<string>>();
  for (const { line, call } of outcomes) {
    const id = entryAt({ method: 'GET', path: `/${call.path}` })?.id ?? '';
    linesOf.set(id, new Set([...(linesOf.get(id) ?? []), line.name]));
  }
  return new Map([...met()].map(([way, ids]) => [way, [...ids].flatMap((id) => [...(linesOf.get(id) ?? [])])]));
}

it('each contrary reading, one at a time, is found by whoever meets it, or told as not asked', async () => {
  const { NOT_ASKED } = await import('@/app/contact/table/not-asked.ts');
  const { LOOKUPS } = await import('@/app/contact/table/lookups.ts');
  const notAsked = NOT_ASKED.flatMap(({ readings }) => readings);
  const met: (readonly [Role, Awaited<ReturnType<typeof metBy>>])[] = [];
  for (const role of ROLES) met.push([role, await metBy(role)]);
  for (const [way, [role, line]] of Object.entries(FILES)) met.push([role, new Map([[way, [line]]])]);
  const missed: string[] = [];
  let found = 0;
  // How a refusal spells its message is told as not asked: only a refused call shows it.
  for (const { name, readings } of CONTRARIES.filter((one) => !REFUSALS.includes(one))) {
    let isFound = false;
    for (const [role, ways] of met) {
      const lines = ways.get(name);
      if (isFound || !lines?.length) continue;
      const only = [...LOOKUPS.map((line) => line.name), 'initiatives', ...lines.slice(0, MOST_LINES)];
      const { differences, ending } = await check(role, { only, contrary: [name] });
      platform.contrary.set();
      isFound = differences.length > 0 || ending !== 'done';
    }
    if (isFound) found++;
    const isTold =
      Object.hasOwn(UNSEEN, name) || (readings.length > 0 && readings.every((id) => notAsked.includes(id)));
    if (!isFound && !isTold) missed.push(name);
    if (isFound && Object.hasOwn(UNSEEN, name)) missed.push(`${name} is seen`);
  }
  expect(missed).toEqual([]);
  expect(found).toBeGreaterThan(50);
}, 300_000);

it('where the platform only has another way, the lines of the configuration are proposed', async () => {
  const names = await check('admin', { most: 12, contrary: ['own-names'] });
  expect(names.ending).toBe('done');
  const only = ['regions', 'boards', 'initiatives', 'news', 'quarter-reports'];
  const ways = await check('admin', { only, contrary: ['Z-069', 'Z-119', 'Z-123'] });
  platform.contrary.set();
  const { proposedBy, lineOf } = await import('@/features/contact/proposed.ts');
  expect([names, ways].flatMap((found) => proposedBy(found).map(lineOf))).toEqual([
    '"answerKey": "javob"',
    '"totalKey": "jami"',
    '"mostRows": 500',
    '"siteItemsAll": "null"',
    '"quarterlyReportsPath": "api/v1/moderators/quarterly-reports"',
  ]);
  expect([...names.calls, ...ways.calls].filter(({ method }) => method !== 'GET')).toEqual([]);
  // What is asked for beyond the last row brings nobody's data.
  expect(ways.outcomes.filter(({ step }) => step === 'limit').map(({ rows }) => rows)).toEqual([0, 0]);
  platform.contrary.set();
  expect(proposedBy(await check('admin', { most: 30 }))).toEqual([]);
});

it('what is no platform is told as that, after four calls', async () => {
  platform.faults.add({
    kind: 'reshape',
    reshape: () => ({ name: 'another service', version: 3 }),
    match: { path: /api\/v1\/(?!users|admin)/ },
  });
  const { ending, calls } = await check('admin');
  expect(ending).toBe('envelope');
  expect(calls).toHaveLength(4);
});

it('a platform that no longer accepts the token ends the check at once', async () => {
  platform.faults.add({ kind: 'status', status: 401, match: { path: '/api/v1/boards' } });
  const { ending, outcomes } = await check('admin');
  expect(ending).toBe('signed-out');
  expect(outcomes.at(-1)?.line.name).toBe('boards');
});
