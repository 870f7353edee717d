import type { JournalFacts } from '@shared/journal.ts';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { acting } from '../../laws/acted.tsx';
import { entry, UNKNOWN } from './entries.ts';

const { useCheck } = await import('@/features/journal/use-check.ts');

const LOST = entry('reject', { ...UNKNOWN, before: { stage: 'INITIAL' }, expect: { stage: 'NOT_PASSED' } });

let facts: JournalFacts | null | Error = null;
const read = async () => {
  if (facts instanceof Error) throw facts;
  return facts && { facts };
};
let check: ReturnType<typeof useCheck>['check'] | undefined;
function Page() {
  ({ check } = useCheck(
    () => ({ read }) as never,
    (_, work) => work(),
  ));
  return null;
}

/** What the journal is told of the change once its record has been read as this, and what the person is told. */
async function checked(now: typeof facts) {
  const settled: unknown[] = [];
  const settle = async (input: { settled: unknown }) => ({ ok: true, value: void settled.push(input.settled) });
  Object.assign(window.bridge, { journal: { settle } });
  facts = now;
  const { does } = await acting(createElement(Page), {});
  const { told } = await does(() => check?.(LOST));
  return { settled, told: told.flat() };
}

it.each<[string, JournalFacts | null, object]>([
  ['as the change leaves it', { stage: 'NOT_PASSED' }, { as: 'done' }],
  ['as it was before', { stage: 'INITIAL' }, { as: 'not-done' }],
  ['in another state, which is told', { stage: 'PASSED' }, { as: 'other', now: { stage: 'PASSED' } }],
  ['gone, of which there is no state to tell', null, { as: 'other' }],
])('a check of an unknown outcome finds the record %s', async (_, now, settled) => {
  expect(await checked(now)).toEqual({ settled: [settled], told: [] });
});

it('a check that cannot read the record says so, and leaves the outcome unknown', async () => {
  const { settled, told } = await checked(new Error());
  expect(settled).toEqual([]);
  expect(told).toEqual(['error', "Tekshirib bo'lmadi"]);
});
