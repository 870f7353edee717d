import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readInvestLists } from '../../../../src/main/invest/lists.ts';
import regions from '../../../platform/data/regions.json' with { type: 'json' };
import { logLines } from '../../../support/log-lines.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const RESOURCES = join(ROOT, 'resources');
const OFFICE = join(ROOT, 'tests/platform/data/invest-lists.json');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'invest-lists-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const { log, lines } = logLines();
const read = (office: string | undefined, resources = RESOURCES) => readInvestLists({ office, resources, log });
/** The answer to an office's file with these bytes. */
async function readBytes(bytes: string | Uint8Array) {
  const file = join(folder, "ro'yxatlar.json");
  await writeFile(file, bytes);
  return read(file);
}
const office = async (): Promise<Record<string, unknown>> => JSON.parse(await readFile(OFFICE, 'utf8'));
const readChanged = async (changes: object) => readBytes(JSON.stringify({ ...(await office()), ...changes }));

describe('the files that ship with the program', () => {
  test('Z-077: the lists are a sample, say so, and every entry says so, too', async () => {
    const answer = await read(undefined);
    if (answer.step !== 'read') throw new Error(JSON.stringify(answer));
    const { sample, districts, categories, spheres, ...plain } = answer.lists;
    expect(sample).toBe(true);
    const titles = [...Object.values(plain).flat(), ...spheres, ...spheres.flatMap(({ networks }) => networks)];
    expect(titles.filter(({ title }) => !title.startsWith('Namuna: '))).toEqual([]);
  });

  test('every district that the platform knows has its code', async () => {
    const answer = await read(undefined);
    const places = answer.step === 'read' ? answer.lists.districts : [];
    const known = regions.flatMap(({ uz, districts }) =>
      districts.map(([soato, title]) => ({ soato, title, region: uz })),
    );
    expect(known.length).toBeGreaterThan(200);
    expect(places).toEqual(expect.arrayContaining(known));
  });

  test('a missing file is named', async () => {
    expect(await read(undefined, folder)).toEqual({
      step: 'unread',
      file: join(folder, 'invest-lists.sample.json'),
      problems: [{ place: '', problem: 'missing' }],
    });
    expect(await read(OFFICE, folder)).toMatchObject({ step: 'unread', file: join(folder, 'soato-districts.json') });
  });
});

describe("an office's file", () => {
  test('O-028: is taken in place of the sample, with the districts of the program', async () => {
    const answer = await read(OFFICE);
    if (answer.step !== 'read') throw new Error(JSON.stringify(answer));
    const { districts, ...lists } = answer.lists;
    expect(lists).toEqual({ sample: false, ...(await office()) });
    expect(districts).toHaveLength(209);
  });

  test('may bring its own districts, and may be a sample', async () => {
    const districts = [{ soato: '1710229', title: 'Koson tumani', region: 'Qashqadaryo viloyati' }];
    expect(await readChanged({ districts, sample: true })).toMatchObject({ lists: { districts, sample: true } });
  });

  test('is read anew every time', async () => {
    expect(await readBytes('{')).toMatchObject({ step: 'unread' });
    expect(await readChanged({})).toMatchObject({ step: 'read' });
  });

  test('may begin with a byte order mark, also of UTF-16', async () => {
    const text = await readFile(OFFICE, 'utf8');
    for (const bytes of [Buffer.from(`\uFEFF${text}`, 'utf8'), Buffer.from(`\uFEFF${text}`, 'utf16le')])
      expect(await readBytes(bytes)).toMatchObject({ step: 'read', lists: await office() });
  });
});

describe('an unusable file is reported with the place of its problem', () => {
  const told = (place: string, problem: string) => ({ step: 'unread', problems: [{ place, problem }] });

  test('a missing file, a folder or a device', async () => {
    const file = join(folder, "yo'q.json");
    expect(await read(file)).toEqual({ file, ...told('', 'missing') });
    for (const other of [folder, devNull])
      expect(await read(other)).toEqual({ file: other, ...told('', 'unreadable') });
  });

  test.each([
    ['', 'not-json'],
    ['{ "spheres": [', 'not-json'],
    ['\u041c\u0435\u043d', 'not-json'],
    [Buffer.from([0x7b, 0xff, 0x22, 0x7d]), 'not-text'],
    [' '.repeat(4 * 1024 * 1024 + 1), 'too-large'],
    ['[]', 'object'],
    ['null', 'object'],
  ])('%#: %o', async (bytes, problem) => expect(await readBytes(bytes)).toMatchObject(told('', problem)));

  const NAMED = [{ id: 1, title: 'x' }];
  test.each([
    [{ ministries: undefined }, 'ministries', 'list'],
    [{ ministries: [] }, 'ministries', 'list'],
    [{ ministries: 'x' }, 'ministries', 'list'],
    [{ ministries: [7] }, 'ministries[0]', 'object'],
    [{ powers: [{ id: '1', title: 'x' }] }, 'powers[0].id', 'id'],
    [{ powers: [{ id: 0, title: 'x' }] }, 'powers[0].id', 'id'],
    [{ powers: [{ id: 1.5, title: 'x' }] }, 'powers[0].id', 'id'],
    [{ powers: [{ id: 1 }] }, 'powers[0].title', 'title'],
    [{ powers: [{ id: 1, title: ' ' }] }, 'powers[0].title', 'title'],
    [{ powers: [{ id: 1, title: 'x', code: 1 }] }, 'powers[0].code', 'unknown-key'],
    [{ sferalar: NAMED }, 'sferalar', 'unknown-key'],
    [{ sample: 'yes' }, 'sample', 'flag'],
    [{ districts: [{ soato: '17-10', title: 'x', region: 'y' }] }, 'districts[0].soato', 'soato'],
    [{ districts: [{ soato: 1_710_229, title: 'x', region: 'y' }] }, 'districts[0].soato', 'soato'],
    [{ spheres: [{ id: 1, title: 'x', networks: [] }], categories: [] }, 'spheres[0].networks', 'list'],
    [{ powers: [...NAMED, ...NAMED] }, 'powers[1].id', 'repeated'],
    [
      {
        ministries: [{ id: 99, title: 'x' }],
        categories: [{ category_id: 1, sphere_id: 1, network_id: 1, ministry_id: 1 }],
      },
      'categories[0].ministry_id',
      'not-listed',
    ],
  ])('%j: %s, %s', async (changes, place, problem) =>
    expect(await readChanged(changes)).toMatchObject(told(place, problem)),
  );

  test('at most ten problems are reported, and the log names no file and no value', async () => {
    lines.splice(0);
    const answer = await readChanged({ powers: Array.from({ length: 40 }, () => ({ id: -1, title: 'Maxfiy' })) });
    expect(answer.step === 'unread' && answer.problems).toHaveLength(10);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('powers[9].id');
    for (const secret of ['Maxfiy', folder]) expect(lines[0]).not.toContain(secret);
  });
});
