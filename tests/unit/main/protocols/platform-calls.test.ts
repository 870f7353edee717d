import { expect, test } from 'vitest';
import { readRows } from '../../../../src/main/protocols/platform-calls.ts';

const rowsOf = (results: unknown) => readRows({ request: async () => ({ results }) }, 61, new AbortController().signal);

test('the rows of the districts are read as the platform may write them; an unreadable one blocks no other', async () => {
  const rows = await rowsOf([
    { id: 1, file_id: 'abc' },
    { id: '2', file_id: ' abc ' },
    { id: 3, file_id: 77 },
    { id: 4, file_id: null },
    { id: 5 },
    { id: 6, file_id: { hash: 'abc' } },
    { id: null, district: 'Chilonzor tumani' },
  ]);
  expect([...rows]).toEqual([
    [1, 'abc'],
    [2, 'abc'],
    [3, '77'],
    [4, null],
    [5, null],
    // A file that cannot be read is not replaced.
    [6, '?'],
  ]);
});

test('an answer without rows is an error', async () => {
  await expect(rowsOf('none')).rejects.toMatchObject({ kind: 'unexpected-shape' });
});

/** A platform with so many districts, which gives at most ten in one answer; `answer`: what it says beside them. */
function platformOf(districts: number, answer: (results: readonly object[]) => unknown, knowsPages = true) {
  const all = Array.from({ length: districts }, (_, nth) => ({ id: nth + 1, file_id: null }));
  const offsets: number[] = [];
  const request = async ({ query = {} }: { query?: Readonly<Record<string, unknown>> | undefined }) => {
    const offset = Number(query.offset);
    offsets.push(offset);
    const from = knowsPages ? offset : 0;
    return answer(all.slice(from, from + 10));
  };
  return { offsets, read: () => readRows({ request }, 61, new AbortController().signal) };
}

test.each([
  ['a total beside short answers', (results: readonly object[]) => ({ results, count: 25 }), [0, 10, 20]],
  ['no total', (results: readonly object[]) => ({ results }), [0, 10, 20, 25]],
  ['a bare list', (results: readonly object[]) => results, [0, 10, 20, 25]],
])('all districts are read: %s', async (_, answer, offsets) => {
  const platform = platformOf(25, answer);
  expect((await platform.read()).size).toBe(25);
  expect(platform.offsets).toEqual(offsets);
});

test('a platform that answers every place with the same rows is not asked again', async () => {
  const platform = platformOf(25, (results) => ({ results }), false);
  expect((await platform.read()).size).toBe(10);
  expect(platform.offsets).toEqual([0, 10]);
});
