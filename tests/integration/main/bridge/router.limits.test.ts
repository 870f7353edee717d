import { type CallName, contract } from '@shared/bridge/contract.ts';
import { AppError } from '@shared/errors.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { registerDrop } from '../../../../src/main/bridge/drop.ts';
import { type CallEvent, type Handlers, registerCalls } from '../../../../src/main/bridge/router.ts';
import { GOOD_INPUTS, placesOf, SPOILINGS, type Spoiling, spoil } from '../../../support/bridge-inputs.ts';
import { FUZZ_SEED } from '../../../support/fuzz-seed.ts';
import { logLines } from '../../../support/log-lines.ts';

const PAGE: CallEvent = { senderFrame: { url: 'app://backoffice/app', parent: null }, sender: { id: 7 } };
const CALLS = Object.keys(contract) as CallName[];

const channels = new Map<string, (event: CallEvent, input: unknown) => Promise<unknown>>();
const { log, lines } = logLines();

beforeAll(() => {
  /** Throws an error that no refusal of an input throws. */
  const reached = async (): Promise<never> => {
    throw new AppError({ kind: 'cancelled' });
  };
  const gates = {
    ipc: {
      handle: (channel: string, listener: (event: CallEvent, input: unknown) => Promise<unknown>) =>
        void channels.set(channel, listener),
    },
    isOurWindow: () => true,
    log,
  };
  const handlers: Partial<Handlers> = Object.fromEntries(CALLS.map((name) => [name, reached]));
  registerCalls({ ...gates, handlers: handlers as Handlers });
  registerDrop({ ...gates, take: reached, takeFolder: reached });
});

/** The error kind of a call with this input: `cancelled` if it reached its handler. */
async function outcomeOf(channel: string, input: unknown): Promise<unknown> {
  const answer = await channels.get(channel)?.(PAGE, input);
  return (answer as { error?: { kind?: string } }).error?.kind;
}

describe.each(CALLS)('%s', (name) => {
  const good = GOOD_INPUTS[name];

  test('is reached with a good input', async () => {
    expect(await outcomeOf(`call:${name}`, good)).toBe('cancelled');
  });

  test.each(SPOILINGS)('A-042: is not reached with an input that is too large in any place: %s', async (spoiling) => {
    for (const place of placesOf(good)) {
      expect(await outcomeOf(`call:${name}`, spoil(good, place, spoiling)), place.join('.')).toBe('bad-call');
    }
  });
});

test.each([
  [0, 'bad-call'],
  [1, 'cancelled'],
  [20, 'cancelled'],
  [21, 'bad-call'],
])('A-042: an upload of %d files ends as %s', async (count, outcome) => {
  const fileIds = Array.from({ length: count }, (_, index) => `f${index}`);
  expect(await outcomeOf('call:files.upload', { ...GOOD_INPUTS['files.upload'], fileIds })).toBe(outcome);
});

describe('the form of a call, in place of a body', () => {
  const { body: _, ...rest } = GOOD_INPUTS['api.request'];
  const good = { ...rest, form: { board_id: '49' } };

  test.each(SPOILINGS)('A-042: has limits, too: %s', async (spoiling) => {
    expect(await outcomeOf('call:api.request', good)).toBe('cancelled');
    for (const place of [['form'], ['form', 'board_id']]) {
      expect(await outcomeOf('call:api.request', spoil(good, place, spoiling))).toBe('bad-call');
    }
  });
});

test.each<Spoiling>(SPOILINGS)('A-042: dropped files have limits: %s', async (spoiling) => {
  const good = { paths: ['/home/x/a.pdf'], names: ['a.pdf'], wanted: { accept: ['pdf'], maxBytes: 1 } };
  expect(await outcomeOf('drop', good)).toBe('cancelled');
  for (const place of placesOf(good)) {
    expect(await outcomeOf('drop', spoil(good, place, spoiling)), place.join('.')).toBe('bad-call');
  }
});

describe('a body that would exhaust the stack or the memory', () => {
  const cycle: Record<string, unknown> = {};
  cycle.self = cycle;
  /** 2 to the power of 30 values, made of 30 lists. */
  let doubled: unknown = 'x';
  for (let n = 0; n < 30; n++) doubled = [doubled, doubled];
  let deep: unknown = 1;
  for (let n = 0; n < 100_000; n++) deep = { a: deep };
  const bodies: [string, unknown][] = [
    ['a cycle', cycle],
    ['lists that hold the same list twice, 30 levels deep', doubled],
    ['100,000 nested objects', deep],
    ['a list of lists, each within its limit', Array(40_000).fill(Array(40_000).fill(0))],
    ['many long texts', Array.from({ length: 20 }, () => 'x'.repeat(1_000_000))],
    ['a very long field name', { ['x'.repeat(3_000_000)]: 1 }],
    ['a list with holes', new Array(40_000)],
  ];

  test.each(bodies)('A-042: %s', async (_what, body) => {
    const request = { requestId: 'r', method: 'POST', path: 'api/v1/boards', body };
    expect(await outcomeOf('call:api.request', request)).toBe('bad-call');
    expect(await outcomeOf('call:drafts.save', { scope: 's', record: 'r', value: body })).toBe('bad-call');
  });
});

test('A-042: an input whose inspection throws is refused', async () => {
  const record = { length: Object.create(null) as unknown };
  expect(await outcomeOf('call:drafts.remove', { scope: 's', record })).toBe('bad-call');
});

test('a large form of the program is within the limits', async () => {
  const rows = Array.from({ length: 5_000 }, (_, n) => ({ product_id: n, count: 3, price: 1_500_000, note: 'Ўқув' }));
  const body = { rows, content: { uz: 'x'.repeat(500_000), ru: 'ў'.repeat(500_000) } };
  const request = { requestId: 'r', method: 'PUT', path: 'api/v1/boards', body };
  expect(await outcomeOf('call:api.request', request)).toBe('cancelled');
});

test('A-042: any value in any place of any call is accepted or refused, and never causes a defect', async () => {
  const places = CALLS.flatMap((name) => placesOf(GOOD_INPUTS[name]).map((place) => ({ name, place })));
  const put = (value: unknown, [name, ...rest]: readonly (string | number)[], by: unknown): unknown => {
    if (name === undefined) return by;
    if (Array.isArray(value)) return value.map((element, n) => (String(n) === name ? put(element, rest, by) : element));
    return { ...Object(value), [name]: put(Object(value)[name], rest, by) };
  };
  const anything = fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withSparseArray: true,
    // Names that code reads, and any others.
    key: fc.oneof(
      fc.constantFrom('length', 'size', 'toString', 'valueOf', 'then', 'constructor', '__proto__'),
      fc.string(),
    ),
  });
  lines.splice(0);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...places), anything, async ({ name, place }, value) => {
      expect(['bad-call', 'cancelled']).toContain(
        await outcomeOf(`call:${name}`, put(GOOD_INPUTS[name], place, value)),
      );
    }),
    { numRuns: 5000, seed: FUZZ_SEED },
  );
  expect(lines.filter((line) => line.startsWith('error'))).toEqual([]);
});

test('A-042: the answer to a refused input is short, whatever the input', async () => {
  const name = 'x'.repeat(90);
  const query = { [name]: { [name]: 1 } };
  const answer = await channels.get('call:api.request')?.(PAGE, { ...GOOD_INPUTS['api.request'], query });
  expect(JSON.stringify(answer).length).toBeLessThan(400);
});

describe('the calls of the sign-in', () => {
  const SIGN_IN = ['api/v1/admin-login', 'api/v1/login-by-sso', 'api/v2/vote/captcha-2', 'api/v1/ADMIN-login'];

  test.each(SIGN_IN)('A-036: %s is refused to the page, which would get the tokens', async (path) => {
    for (const name of ['api.request', 'files.upload', 'downloads.start'] as const) {
      expect(await outcomeOf(`call:${name}`, { ...GOOD_INPUTS[name], path })).toBe('bad-call');
    }
  });

  test.each(['api/v1/admin-logins', 'api/v1/users/admin-login', 'api/v2/vote/captcha-20'])(
    '%s is not a call of the sign-in',
    async (path) => {
      expect(await outcomeOf('call:api.request', { ...GOOD_INPUTS['api.request'], path })).toBe('cancelled');
    },
  );
});
