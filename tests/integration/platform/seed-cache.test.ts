import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourceHash } from '../../platform/db/open.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'platform-sources-'));
  for (const folder of ['areas', 'db/seed/themes', 'data', 'files/pictures', 'files/documents'])
    await mkdir(join(root, folder), { recursive: true });
  await writeFile(join(root, 'areas/funds.ts'), 'a');
});
afterEach(() => rm(root, { recursive: true }));

test.each<[what: string, change: () => Promise<void>]>([
  ['a changed area', () => writeFile(join(root, 'areas/funds.ts'), 'b')],
  ['a renamed area', () => rename(join(root, 'areas/funds.ts'), join(root, 'areas/banks.ts'))],
  ['an added area', () => writeFile(join(root, 'areas/banks.ts'), '')],
  ['a changed text of the seed', () => writeFile(join(root, 'db/seed/themes/streets.ts'), '')],
])('%s requires another seed', async (_what, change) => {
  const before = await sourceHash(root);
  expect(await sourceHash(root)).toBe(before);
  await change();
  expect(await sourceHash(root)).not.toBe(before);
});
