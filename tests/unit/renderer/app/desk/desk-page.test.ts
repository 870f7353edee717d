import { expect, it } from 'vitest';
import { LOOKUPS } from '../../laws/places.ts';
import { platform } from '../../laws/platform-stub.ts';
import { draw } from '../../laws/program.tsx';

const { newAppealsQuery } = await import('@/features/appeals/api.ts');
const { newRequestsQuery } = await import('@/features/call-me-back/api.ts');

const CALLS_BACK = 'api/v2/info/suggestions/call-me-back';

/** What the last call asks of this path, without its page; the list of appeals names all types. */
function askedOf(path: string) {
  const { limit, offset, page, size, ...asked } = platform.calls.findLast((call) => call.path === path)?.query ?? {};
  const { type, ...own } = asked;
  return type === -1 ? own : asked;
}

it.each([
  ['new appeals', newAppealsQuery, 'appeals?status=NEW', 'api/v1/questions', { status: 'NEW' }],
  ['requests for a call', newRequestsQuery, 'call-me-back?state=NEW', CALLS_BACK, { state: 'NEW' }],
] as const)('the desk counts %s as the list does that its figure leads to', async (_, count, list, path, wanted) => {
  await draw(list, LOOKUPS);
  expect(askedOf(path)).toEqual(wanted);
  platform.calls = [];
  await count.queryFn({ signal: new AbortController().signal }).catch(() => undefined);
  expect(askedOf(path)).toEqual(wanted);
});
