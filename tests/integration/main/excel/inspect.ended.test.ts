import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startInspector } from './inspector.ts';

let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ended-readers-'));
  path = join(folder, 'jadval.csv');
  await writeFile(path, 'Nomi;Soni\nStol;4\n');
});
afterAll(() => rm(folder, { recursive: true }));

const end = (pid: number | undefined, signal: NodeJS.Signals) => process.kill(pid ?? Number.NaN, signal);

for (const signal of ['SIGKILL', 'SIGTERM'] as const)
  test(`a reader that is killed from outside (${signal}) is restarted, and the table is read`, async () => {
    const { inspector, started } = startInspector({}, (pid, nth) => nth === 1 && end(pid, signal));
    const { sheets } = await inspector.preview(path, 'csv');
    expect(sheets.map(({ head }) => head)).toEqual([[['Stol', '4']]]);
    expect(started).toHaveLength(2);
  });

test('a reader that is killed each time is given up after the second', async () => {
  const { inspector, started } = startInspector({}, (pid) => end(pid, 'SIGKILL'));
  await expect(inspector.preview(path, 'csv')).rejects.toMatchObject({ kind: 'file', detail: 'too-big-to-read' });
  expect(started).toHaveLength(2);
});
