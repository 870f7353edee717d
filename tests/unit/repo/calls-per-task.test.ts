import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CALLS_PER_TASK, callsTable, type TaskCalls } from '../../e2e/support/calls-per-task.ts';
import { keysTable } from '../../e2e/support/keys-per-task.ts';
import { CALLS } from '../../platform/calls/all.ts';

const PAGE = join(import.meta.dirname, '../../../docs/calls-per-task.md');

test.each([callsTable(), keysTable()])(
  'docs/calls-per-task.md shows the table that the end-to-end tests hold: %.30s',
  (table) => {
    expect(readFileSync(PAGE, 'utf8')).toContain(table);
  },
);

test('the table names calls that the platform knows', () => {
  const known = new Set<string>(CALLS.map(({ id }) => id));
  const named = Object.values<TaskCalls>(CALLS_PER_TASK).flatMap(({ before = {}, now }) =>
    Object.keys({ ...before, ...now }),
  );
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});
