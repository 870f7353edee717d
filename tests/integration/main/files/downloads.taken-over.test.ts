import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeOverParts, takeUpInterrupted } from '../../../../src/main/files/interrupted.ts';
import { partName } from '../../../../src/main/files/part-files.ts';
import { writeSidecar } from '../../../../src/main/files/sidecar.ts';
import { ownerAt } from '../../../../src/main/storage/owner.ts';
import { INPUT, sealOf } from '../../../support/download-rig.ts';
import { logLines } from '../../../support/log-lines.ts';

const LIVE = ownerAt('https://api.example.uz', '7');
const TEST = ownerAt('https://test.example.uz', '7');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'taken-over-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Half a file of a person's, as an earlier version has left it: sealed for the person, of whatever platform. */
async function leftBy(person: string, name: string): Promise<string> {
  const part = join(folder, partName(name));
  await writeFile(part, 'half');
  const sidecar = { input: INPUT, name, validator: '"v1"', totalBytes: 8, syncedBytes: 4 };
  await writeSidecar(part, sidecar, person, sealOf(person));
  return part;
}

const { log } = logLines();
/** Names of the unfinished downloads that the owner is offered. */
async function offeredTo(owner: string) {
  const taker = { owner, seal: sealOf(owner), sureNow: Date.now, log };
  const found = await takeUpInterrupted({ folder, isHeld: () => false, ...taker });
  return found.map(({ name, job }) => [name, job.part?.bytes]);
}
const takeOver = () => takeOverParts(folder, { owner: '7', seal: sealOf('7') }, { owner: LIVE, seal: sealOf(LIVE) });

test('what an earlier version left unfinished goes to the person at the one platform, and nobody else', async () => {
  await leftBy('7', 'hisobot.xlsx');
  const others = await leftBy('8', 'boshqa.xlsx');
  const before = await readFile(`${others}.json`, 'utf8');
  await takeOver();
  expect(await offeredTo(TEST)).toEqual([]);
  expect(await offeredTo(LIVE)).toEqual([['hisobot.xlsx', 4]]);
  expect(await readFile(`${others}.json`, 'utf8')).toBe(before);
  expect((await stat(others)).size).toBe(4);
  expect(await offeredTo('8')).toEqual([['boshqa.xlsx', 4]]);
});

test('a second time changes nothing', async () => {
  const part = await leftBy('7', 'hisobot.xlsx');
  await takeOver();
  const after = await readFile(`${part}.json`, 'utf8');
  await takeOver();
  expect(await readFile(`${part}.json`, 'utf8')).toBe(after);
});

test.each([
  ['sealed with another key', (part: string) => writeSidecar(part, SIDECAR, '7', sealOf('somebody'))],
  ['not a description', (part: string) => writeFile(`${part}.json`, '{')],
  [
    'of another workstation',
    async (part: string) => {
      const text = await readFile(`${part}.json`, 'utf8');
      await writeFile(`${part}.json`, text.replace(`"host":"${hostname()}"`, '"host":"boshqa"'));
    },
  ],
])('what is %s stays as it is', async (_what, change) => {
  const part = await leftBy('7', 'hisobot.xlsx');
  await change(part);
  const before = await readFile(`${part}.json`, 'utf8');
  await takeOver();
  expect(await readFile(`${part}.json`, 'utf8')).toBe(before);
  expect(await readdir(folder)).toHaveLength(2);
});

const SIDECAR = { input: INPUT, name: 'hisobot.xlsx', validator: '"v1"', totalBytes: 8, syncedBytes: 4 };
