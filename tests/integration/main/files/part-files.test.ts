import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { abandonedParts, withPart } from '../../../../src/main/files/part-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'part-files-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a file that is being written is not taken for an abandoned one, as when somebody signs in meanwhile', async () => {
  const left = await withPart(folder, 'yordam.zip', async (part) => {
    await writeFile(part, 'the beginning');
    expect(await abandonedParts(folder)).toEqual([]);
    return part;
  });
  // What was left behind is.
  expect(await abandonedParts(folder)).toEqual([left]);
});
