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
