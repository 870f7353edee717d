import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { manualCopy } from '../../../../src/main/support/manual-copy.ts';

const resources = mkdtempSync(join(tmpdir(), 'resources-'));
afterAll(() => rmSync(resources, { recursive: true, force: true }));

it('the manual beside the program is that of the reader, else all of their script; without one there is none', async () => {
  expect(manualCopy(resources)).toBeNull();
  await mkdir(join(resources, 'manual/latin'), { recursive: true });
  await writeFile(join(resources, 'manual/latin/moderator.pdf'), '');
  const copy = manualCopy(resources);
  expect(copy?.({ script: 'latin', role: 'moderator' })).toBe(join(resources, 'manual/latin/moderator.pdf'));
  expect(copy?.({ script: 'latin', role: 'admin' })).toBe(join(resources, 'manual/latin'));
  expect(copy?.({ script: 'cyrillic', role: null })).toBe(join(resources, 'manual/cyrillic'));
});
