import * as disk from 'node:fs/promises';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { abandonedParts, settle, withPart } from '../../../../src/main/files/part-files.ts';

// Stubs for the refusals of a virus scanner and of a file system without hard links, which Linux does not give.
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof disk>();
  return { ...real, link: vi.fn(real.link), rename: vi.fn(real.rename), rm: vi.fn(real.rm) };
});

const refusing = (code: string) => async () => {
  throw Object.assign(new Error(code), { code });
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'part-files-'));
});
afterEach(async () => {
  vi.resetAllMocks();
  await rm(folder, { recursive: true, force: true });
});

test('a part that is being written does not count as abandoned, as when a person signs in meanwhile', async () => {
  const left = await withPart(folder, 'yordam.zip', async (part) => {
    await writeFile(part, 'the beginning');
    expect(await abandonedParts(folder)).toEqual([]);
    return part;
  });
  // Afterwards the part counts as abandoned.
  expect(await abandonedParts(folder)).toEqual([left]);
});

describe('a finished file', () => {
  /** Gives a finished part the name `hisobot.xlsx`. */
  const finish = () =>
    withPart(folder, 'hisobot.xlsx', async (part) => {
      await writeFile(part, 'the whole');
      return { part, path: await settle(folder, part, 'hisobot.xlsx') };
    });

  test.each(['EBUSY', 'EPERM'])(
    'whose part cannot be removed (%s) gets its name, and the part is removed later',
    async (code) => {
      vi.mocked(disk.rm).mockImplementationOnce(refusing(code));
      const { part, path } = await finish();
      expect(path).toBe(join(folder, 'hisobot.xlsx'));
      expect(await readdir(folder)).toHaveLength(2);
      expect(await readFile(path, 'utf8')).toBe('the whole');
      expect(await abandonedParts(folder)).toEqual([part]);
    },
  );

  test.each(['EPERM', 'EBUSY'])(
    'is renamed if no hard link can be made (%s), even if it is held at first',
    async (code) => {
      await writeFile(join(folder, 'hisobot.xlsx'), 'of somebody else');
      vi.mocked(disk.link).mockImplementation(refusing(code));
      vi.mocked(disk.rename).mockImplementationOnce(refusing('EBUSY'));
      const { path } = await finish();
      expect(path).toBe(join(folder, 'hisobot (2).xlsx'));
      expect(await readdir(folder)).toHaveLength(2);
      expect(await readFile(path, 'utf8')).toBe('the whole');
      expect(await readFile(join(folder, 'hisobot.xlsx'), 'utf8')).toBe('of somebody else');
    },
  );

  test('that cannot be renamed leaves no empty file in its place', async () => {
    vi.mocked(disk.link).mockImplementation(refusing('EPERM'));
    vi.mocked(disk.rename).mockImplementation(refusing('ENOSPC'));
    await expect(finish()).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(await readdir(folder)).toEqual([expect.stringMatching(/\.part$/)]);
  });
});
