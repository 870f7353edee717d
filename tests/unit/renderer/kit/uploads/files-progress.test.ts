import { expect, it } from 'vitest';
import { progressOfFiles } from '@/kit/uploads/files-progress.ts';

const FILES = [{ bytes: 100 }, { bytes: 300 }];

it.each([
  ['before the first byte', 0, [0, null], 1],
  ['the part headers', 50, [0, null], 1],
  ['half of the first', 100, [50, null], 1],
  ['the first', 150, [100, 0], 2],
  ['a third of the second', 250, [100, 33], 2],
  ['all', 450, [100, 100], null],
])('counts the multipart overhead before the files: %s', (_, sentBytes, percents, current) => {
  expect(progressOfFiles(FILES, { sentBytes, totalBytes: 450 })).toEqual({ percents, current });
});

it('holds as long as only the sizes of the files are known', () => {
  expect(progressOfFiles(FILES, { sentBytes: 0, totalBytes: 400 })).toEqual({ percents: [0, null], current: 1 });
});
