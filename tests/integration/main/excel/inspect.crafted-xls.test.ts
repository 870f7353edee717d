import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { InspectorLimits } from '../../../../src/main/excel/inspect.ts';
import type { FileProblem } from '../../../../src/shared/files.ts';
import { craftedXls, linkOverAll, mergedOverAll, rowOfNumbers } from '../../../support/crafted-xls.ts';
import { figuresOfFile } from '../../../support/figures.ts';
import { startInspector } from './inspector.ts';

const MIB = 1024 * 1024;
/** The largest file that is read at all has 64 MiB. */
const CRAFTED_BYTES = 59_000_000;
/** The memory limits of the reader plus the memory of Node itself. */
const MOST_BYTES = 800 * MIB;

const note = figuresOfFile();
let folder: string;
let good: string;
let crafted: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crafted-xls-'));
  good = join(folder, 'yaxshi.xls');
  crafted = join(folder, 'yasama.xls');
  await writeFile(good, craftedXls([0, 1, 2, 3].map(rowOfNumbers)));
});
afterAll(() => rm(folder, { recursive: true }));

/** Records up to the size of a crafted file. */
const rows = () =>
  Array.from({ length: Math.floor(CRAFTED_BYTES / rowOfNumbers(0).length) }, (_, nth) => rowOfNumbers(nth));
const repeated = (record: Buffer) => () => [
  Buffer.alloc(CRAFTED_BYTES, record).subarray(0, CRAFTED_BYTES - (CRAFTED_BYTES % record.length)),
];

test.each<[string, () => Buffer[], FileProblem, Partial<InspectorLimits>]>([
  ['of nearly ten million numbers', rows, 'too-big-to-read', { time: 700_000 }],
  ['of links over the whole sheet', repeated(linkOverAll()), 'too-slow', { time: 6000 }],
  ['of merged cells over the whole sheet', repeated(mergedOverAll()), 'too-slow', { time: 6000 }],
])(
  'an xls of 59 MB %s ends in words, and the next file is read',
  async (title, records, problem, limits) => {
    await writeFile(crafted, craftedXls(records()));
    const { inspector, started } = startInspector(limits);
    const begun = performance.now();
    await expect(inspector.preview(crafted, 'xls')).rejects.toMatchObject({ kind: 'file', detail: problem });
    const peak = started[0]?.peakBytes() ?? 0;
    note(title, `${problem}, ${Math.round(performance.now() - begun)} ms, peak ${Math.round(peak / MIB)} MiB`);
    expect(peak).toBeLessThan(MOST_BYTES);
    // Only a reader that was ended from outside is started again for the same file.
    expect(started).toHaveLength(1);

    const { sheets } = await inspector.preview(good, 'xls');
    expect(sheets).toMatchObject([{ name: 'Varaq', rows: 4, columns: 256 }]);
    expect(sheets[0]?.head[0]?.slice(0, 3)).toEqual(['0', '1', '2']);
  },
  // A slow machine writes and reads 59 MB for a long time.
  900_000,
);
