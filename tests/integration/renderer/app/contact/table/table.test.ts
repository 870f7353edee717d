import type { Bridge } from '@shared/bridge/bridge.ts';
import type { Role } from '@shared/roles.ts';
import type { Profile } from '@shared/session.ts';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { errorOfAnswer } from '../../../../../../src/main/api/errors.ts';
import { ENVELOPES } from '../../../../../platform/contrary/envelopes.ts';
import { VALUES } from '../../../../../platform/contrary/values.ts';
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
const idle = async () => ({ ok: true, value: undefined });

beforeAll(async () => {
  vi.resetModules();
  platform = await startPlatform();
  vi.stubGlobal('window', {
    bridge: { api: { request, cancel: idle }, app: { noteOddFields: idle }, on: () => () => undefined },
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
  platform.contrary.set(contrary);
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

/** Contraries that a reading of twenty rows does not show, and why. */
const UNSEEN: Readonly<Record<string, string>> = {
  'snake-case': 'the first lists have no name in camelCase',
  'no-content': 'only an answer without anything in it',
  'short-pages': 'only a page of more than twenty rows',
  'moments-without-zone': 'the documents write moments with and without a zone',
};

it.each([...ENVELOPES, ...VALUES].map(({ name }) => name).filter((name) => !Object.hasOwn(UNSEEN, name)))(
  'a contrary platform is found: %s',
  async (name) => {
    const { differences, ending } = await check('admin', { most: 12, contrary: [name] });
    expect(differences).not.toEqual([]);
    expect(ending).toBe('done');
  },
);

it('where the platform only has another way, the lines of the configuration are proposed', async () => {
  const contrary = ['own-names', 'Z-069', 'Z-119', 'Z-123'];
  const names = await check('admin', { most: 12, contrary: ['own-names'] });
  expect(names.ending).toBe('done');
  const ways = await check('admin', { contrary: contrary.slice(1) });
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
