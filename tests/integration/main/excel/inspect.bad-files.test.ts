import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, open, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { utils, write } from 'xlsx';
import type { InspectorLimits } from '../../../../src/main/excel/inspect.ts';
import type { TableKind } from '../../../../src/main/excel/protocol.ts';
import type { FileProblem } from '../../../../src/shared/files.ts';
import { figuresOfFile } from '../../../support/figures.ts';
import { watchBlocks } from '../../../support/watch-blocks.ts';
import { SHEET, textRow, workbookParts, zipBomb, zipped } from '../../../support/workbooks.ts';
import { startInspector } from './inspector.ts';

const MIB = 1024 * 1024;
/** The memory limits of the reader plus the memory of Node itself. */
const MOST_BYTES = 800 * MIB;
/** The most that this process may read while a reader process works: the reader's answer and its figures. */
const MOST_READ_BYTES = 16 * MIB;

let folder: string;
const note = figuresOfFile();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bad-tables-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

/** What this process has read so far, from files and sockets, in bytes (Linux). */
const bytesRead = () => Number(/^rchar: (\d+)$/m.exec(readFileSync('/proc/self/io', 'utf8'))?.[1]);

const alive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Previews a file as a person would choose it; returns the outcome. Asserts that another process did it and ended. */
async function inspect(
  title: string,
  content: Uint8Array | string,
  kind: TableKind,
  limits?: Partial<InspectorLimits>,
) {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, content);
  return inspectPath(title, path, kind, limits);
}

async function inspectPath(title: string, path: string, kind: TableKind, limits?: Partial<InspectorLimits>) {
  const { inspector, started } = startInspector(limits);
  const readBefore = bytesRead();
  const begun = performance.now();
  const reading = inspector.preview(path, kind);
  // Starting a process blocks as long as the system takes for it, whatever the file.
  const watched = watchBlocks();
  const outcome = await reading.then(
    (preview) => ({ preview, problem: null }),
    (error) => ({ preview: null, problem: { kind: error.kind, detail: error.detail } }),
  );
  const blocked = watched();
  const read = bytesRead() - readBefore;
  const ms = Math.round(performance.now() - begun);
  const peak = started[0]?.peakBytes() ?? 0;
  note(
    title,
    `${outcome.problem?.detail ?? 'read'}, ${ms} ms, peak ${Math.round(peak / MIB)} MiB, longest block ${Math.round(blocked)} ms`,
  );
  const pid = started[0]?.pid;
  expect(pid).toBeDefined();
  await expect.poll(() => alive(pid ?? 0)).toBe(false);
  expect(started).toHaveLength(1);
  expect(peak).toBeGreaterThan(0);
  expect(peak).toBeLessThan(MOST_BYTES);
  expect(read).toBeLessThan(MOST_READ_BYTES);
  return outcome;
}

const refused = (problem: FileProblem) => ({ preview: null, problem: { kind: 'file', detail: problem } });
const sheet = workbookParts(textRow(1, ['Nomi']));
const good = zipped(sheet);

/** The zip with the first directory entry of this name changed. */
function directoryChanged(bytes: Buffer, name: string, change: (entry: Buffer) => void): Buffer {
  const copy = Buffer.from(bytes);
  for (let at = copy.indexOf('PK\x01\x02'); at !== -1; at = copy.indexOf('PK\x01\x02', at + 4)) {
    if (copy.toString('latin1', at + 46, at + 46 + copy.readUInt16LE(at + 28)) === name) {
      change(copy.subarray(at));
      return copy;
    }
  }
  throw new Error(`No entry ${name}`);
}

const laughs = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, n) => `<!ENTITY ${'bcdefghij'[n]} "${`&${'abcdefghi'[n]};`.repeat(10)}">`).join('')}]><worksheet><sheetData>${textRow(1, ['&j;'])}</sheetData></worksheet>`;

describe('a file that is not what its name says', () => {
  test.each<[string, Uint8Array | string, TableKind, FileProblem]>([
    ['a renamed exe', Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(4096, 7)]), 'xlsx', 'wrong-kind'],
    ['html named xls', '<html><table><tr><td>1</td></tr></table></html>', 'xls', 'table-page'],
    ['a zip without a workbook', zipped({ 'word/document.xml': '<x/>' }), 'xlsx', 'wrong-kind'],
    ['an empty file', '', 'xlsx', 'empty'],
    ['an empty csv', '', 'csv', 'empty'],
    ['a csv of bytes', Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7) % 256)), 'csv', 'wrong-kind'],
  ])('%s', async (title, content, kind, problem) => {
    expect(await inspect(title, content, kind)).toEqual(refused(problem));
  });
});

describe('a damaged zip', () => {
  test.each<[string, () => Uint8Array]>([
    ['cut off', () => good.subarray(0, good.length - 200)],
    ['cut in the middle', () => good.subarray(0, good.length / 2)],
    [
      'an entry that unpacks to more than announced',
      () => directoryChanged(good, SHEET, (e) => e.writeUInt32LE(10, 24)),
    ],
    ['an entry with another checksum', () => directoryChanged(good, SHEET, (entry) => entry.writeUInt32LE(1, 16))],
    ['an entry outside the file', () => directoryChanged(good, SHEET, (entry) => entry.writeUInt32LE(9 ** 9, 42))],
    ['a path in an entry name', () => zipped({ ...sheet, '../../evil.xml': 'x' })],
    ['an absolute entry name', () => zipped({ ...sheet, 'C:\\evil.xml': 'x' })],
    ['billion laughs', () => zipped({ ...sheet, [SHEET]: laughs })],
    ['no sheet part', () => zipped({ ...sheet, [SHEET]: new Uint8Array() })],
    ['tags that do not close', () => zipped({ ...sheet, [SHEET]: '<worksheet><sheetData><row r="1"></worksheet>' })],
    ['a shared text that is not there', () => zipped(workbookParts('<row r="1"><c t="s"><v>9</v></c></row>'))],
    ['a column outside the sheet', () => zipped(workbookParts('<row r="1"><c r="ZZZ1"><v>9</v></c></row>'))],
    ['a row outside the sheet', () => zipped(workbookParts('<row r="9999999"><c><v>9</v></c></row>'))],
  ])('%s', async (title, make) => {
    expect(await inspect(title, make(), 'xlsx')).toEqual(refused('damaged'));
  });

  test('an encrypted entry', async () => {
    const bytes = directoryChanged(good, SHEET, (entry) => entry.writeUInt16LE(1, 8));
    expect(await inspect('an encrypted zip entry', bytes, 'xlsx')).toEqual(refused('password-protected'));
  });
});

describe('a file that asks for too much', () => {
  test('a zip bomb by its size', async () => {
    const names = Array.from({ length: 40 }, (_, n) => `xl/media/${n}.bin`);
    let bytes = zipped({ ...sheet, ...Object.fromEntries(names.map((name) => [name, 'x'])) });
    for (const name of names) bytes = directoryChanged(bytes, name, (entry) => entry.writeUInt32LE(15 * MIB, 24));
    expect(await inspect('zip bomb, 600 MB', bytes, 'xlsx')).toEqual(refused('too-big-to-read'));
  });

  test('a zip bomb by its ratio', async () => {
    expect(await inspect('zip bomb, 1 : 1000', zipBomb(100 * MIB), 'xlsx')).toEqual(refused('too-big-to-read'));
  });

  test('a zip bomb that announces a small size', async () => {
    const bytes = directoryChanged(zipBomb(100 * MIB), SHEET, (entry) => entry.writeUInt32LE(1000, 24));
    expect(await inspect('zip bomb that lies', bytes, 'xlsx')).toEqual(refused('damaged'));
  });

  test('too many entries', async () => {
    const many = Object.fromEntries(Array.from({ length: 2500 }, (_, n) => [`x/${n}`, new Uint8Array()]));
    expect(await inspect('2,500 entries', zipped({ ...sheet, ...many }), 'xlsx')).toEqual(refused('too-big-to-read'));
  });

  test('texts beyond the memory limit', async () => {
    const texts = Array.from(
      { length: 40_000 },
      (_, n) => `<si><t>${n} ${'matn '.repeat(n % 3)}${crypto.randomUUID()}</t></si>`,
    );
    const bytes = zipped(workbookParts('', { shared: texts.join('') }));
    const limits = { maxResidentBytes: 30 * MIB };
    expect(await inspect('beyond 30 MiB', bytes, 'xlsx', limits)).toEqual(refused('too-big-to-read'));
  });

  test("objects beyond V8's limit", async () => {
    const rows = Array.from({ length: 10_000 }, (_, n) => [n, `Matn ${n}`, n * 1.5, 'x']);
    const bytes = write(utils.book_new(utils.aoa_to_sheet(rows), 'Katta'), { type: 'buffer', bookType: 'biff8' });
    expect(await inspect('heap of 12 MiB', bytes, 'xls', { heap: 12 })).toEqual(refused('too-big-to-read'));
  });

  test('a file above the size limit', async () => {
    const path = join(folder, 'large.xlsx');
    await (await open(path, 'w')).close();
    await truncate(path, 65 * MIB);
    expect(await inspectPath('65 MiB xlsx', path, 'xlsx')).toEqual(refused('too-large'));
  });
});

describe('a large csv', () => {
  test('of 300 MB of zeros, which take no room on the disk', async () => {
    const path = join(folder, 'sparse.csv');
    await (await open(path, 'w')).close();
    await truncate(path, 300 * MIB);
    expect(await inspectPath('300 MB sparse csv', path, 'csv')).toEqual(refused('wrong-kind'));
  });

  test('of one quote that never closes', async () => {
    const path = join(folder, 'quote.csv');
    await writeFile(path, `a;b\n"${'x'.repeat(3 * MIB)}`);
    expect(await inspectPath('a quote that never closes', path, 'csv')).toEqual(refused('damaged'));
  });

  test('of 300 MB of rows is counted in bounded memory, and its reader is ended at the timeout', async () => {
    const path = join(folder, 'rows.csv');
    const file = await open(path, 'w');
    await file.write('ID;Ism;Summa\n');
    const line = `77;"Мирзо Улуғбек; 12-уй";${'1'.repeat(60)}\n`;
    // Encoded once: 300 MB of strings would be garbage whose collection blocks this process.
    const block = Buffer.from(line.repeat(10_000));
    const blocks = Math.ceil((300 * MIB) / block.byteLength);
    for (let index = 0; index < blocks; index++) await file.write(block);
    await file.close();
    const { preview } = await inspectPath('300 MB csv', path, 'csv', { time: 200_000 });
    const slow = await inspectPath('300 MB csv in 500 ms', path, 'csv', { time: 500 });
    await rm(path);
    expect(slow).toEqual(refused('too-slow'));
    expect(preview?.sheets[0]?.rows).toBe(blocks * 10_000 + 1);
  }, 400_000);
});

describe('a file that is meant to harm other readers is read without harm', () => {
  test('a dimension of 17 billion cells and two cells far apart', async () => {
    const parts = workbookParts(`${textRow(1, ['Nomi'])}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`);
    const announced = parts[SHEET]?.replace('<dimension ref="A1"/>', '<dimension ref="A1:XFD1048576"/>') ?? '';
    const { preview } = await inspect('17 billion cells announced', zipped({ ...parts, [SHEET]: announced }), 'xlsx');
    expect(preview?.sheets[0]).toMatchObject({ rows: 2, columns: 16_384, header: ['Nomi', ...Array(99).fill('')] });
    expect(preview?.sheets[0]?.warnings).toContainEqual({
      kind: 'empty-rows-between',
      column: null,
      count: 1_048_574,
      first: '2',
    });
  });

  test('a comment on the cell __proto__', async () => {
    const comments =
      '<comments><commentList><comment ref="__proto__"><text><t>x</t></text></comment></commentList></comments>';
    const parts = { ...workbookParts(textRow(1, ['__proto__', 'constructor'])), 'xl/comments1.xml': comments };
    const { preview } = await inspect('a comment on __proto__', zipped(parts), 'xlsx');
    expect(preview?.sheets[0]?.header).toEqual(['__proto__', 'constructor']);
    expect(({} as Record<string, unknown>).t).toBeUndefined();
  });

  test('links out of the workbook are not followed', async () => {
    const parts = workbookParts(textRow(1, ['Nomi']));
    const links = parts['xl/_rels/workbook.xml.rels']?.replace(
      'Target="worksheets/sheet1.xml"',
      'Target="file:///etc/passwd" TargetMode="External"',
    );
    const { preview } = await inspect(
      'an external sheet',
      zipped({ ...parts, 'xl/_rels/workbook.xml.rels': links ?? '' }),
      'xlsx',
    );
    expect(preview?.sheets).toEqual([]);
  });
});

test('a folder and a missing file are refused', async () => {
  await mkdir(join(folder, 'folder.xlsx'));
  expect(await inspectPath('a folder', join(folder, 'folder.xlsx'), 'xlsx')).toEqual(refused('folder'));
  expect(await inspectPath('a file that is gone', join(folder, 'gone.xlsx'), 'xlsx')).toEqual(refused('gone'));
});

test('a cancelled preview ends its process', async () => {
  const { inspector, started } = startInspector();
  const path = join(folder, 'good.xlsx');
  await writeFile(path, good);
  const controller = new AbortController();
  const reading = inspector.preview(path, 'xlsx', controller.signal);
  // Before the process has spawned, when `kill` does nothing yet.
  controller.abort();
  await expect(reading).rejects.toMatchObject({ kind: 'cancelled' });
  await expect.poll(() => started[0]?.pid).toBeDefined();
  await expect.poll(() => alive(started[0]?.pid ?? 0)).toBe(false);
  await expect(inspector.preview(path, 'xlsx', controller.signal)).rejects.toMatchObject({ kind: 'cancelled' });
  expect(started).toHaveLength(1);
});

describe('the size of a preview is limited, however many sheets share its texts', () => {
  const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  /** A workbook with this number of sheets, in which every cell is the same shared text. */
  function sharedTextBomb(sheets: number, text: string, columns = 100): Buffer {
    const cells = Array.from({ length: columns }, () => '<c t="s"><v>0</v></c>').join('');
    const rows = Array.from({ length: 21 }, () => `<row>${cells}</row>`).join('');
    const parts = workbookParts(rows, { shared: `<si><t>${text}</t></si>` });
    const sheet = parts[SHEET] ?? '';
    const names = Array.from({ length: sheets }, (_, index) => index + 1);
    parts['xl/workbook.xml'] = (parts['xl/workbook.xml'] ?? '').replace(
      /<sheets>.*<\/sheets>/,
      `<sheets>${names.map((n) => `<sheet name="Varaq ${n}" sheetId="${n}" r:id="s${n}"/>`).join('')}</sheets>`,
    );
    parts['xl/_rels/workbook.xml.rels'] = (parts['xl/_rels/workbook.xml.rels'] ?? '').replace(
      /<Relationship Id="rId1"[^>]*\/>/,
      names
        .map((n) => `<Relationship Id="s${n}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n}.xml"/>`)
        .join(''),
    );
    for (const n of names) parts[`xl/worksheets/sheet${n}.xml`] = sheet;
    return zipped(parts);
  }

  const previewBytes = (preview: unknown) => Buffer.byteLength(JSON.stringify(preview));

  test('a hundred sheets of one long text', async () => {
    const content = sharedTextBomb(100, 'ғ'.repeat(300));
    const { preview } = await inspect('100 sheets of one shared text', content, 'xlsx');
    expect(preview?.sheets).toHaveLength(100);
    const bytes = previewBytes(preview);
    note('100 sheets of one shared text, packed', `${content.length} bytes make a preview of ${bytes}`);
    expect(bytes).toBeLessThan(4 * MIB);
    // Each sheet shows some text, and cut text ends in an ellipsis.
    for (const sheet of preview?.sheets ?? []) {
      expect(sheet.header[0]).toMatch(/^ғ/);
      expect(sheet.head.at(-1)?.at(-1)).toBe('…');
      expect([sheet.rows, sheet.columns]).toEqual([21, 100]);
    }
  });

  test('a single sheet and many small sheets are not cut', async () => {
    const { preview } = await inspect('one sheet of one shared text', sharedTextBomb(1, LETTERS.repeat(11)), 'xlsx');
    const texts = preview?.sheets.flatMap(({ header, head }) => [...header, ...head.flat()]) ?? [];
    expect(new Set(texts)).toEqual(new Set([LETTERS.repeat(11)]));
    const small = sharedTextBomb(50, LETTERS, 8);
    const { preview: fifty } = await inspect('50 small sheets', small, 'xlsx');
    const all = fifty?.sheets.flatMap(({ header, head }) => [...header, ...head.flat()]) ?? [];
    expect(new Set(all)).toEqual(new Set([LETTERS]));
  });

  test('in the old format as well', async () => {
    const book = utils.book_new();
    const rows = Array.from({ length: 21 }, () => Array.from({ length: 100 }, () => 'ғ'.repeat(300)));
    for (let n = 1; n <= 40; n++) utils.book_append_sheet(book, utils.aoa_to_sheet(rows), `Varaq ${n}`);
    const content = write(book, { type: 'buffer', bookType: 'biff8', bookSST: true });
    const { preview } = await inspect('40 sheets of one text (xls)', content, 'xls');
    expect(preview?.sheets).toHaveLength(40);
    expect(previewBytes(preview)).toBeLessThan(4 * MIB);
  });
});
