import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ChosenFile } from '@shared/files.ts';
import { PROTOCOL_BYTES, TOO_MANY_FILES } from '@shared/protocols.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createIntake } from '../../../../src/main/files/intake.ts';
import { createFolderIntake, type TakeFolder } from '../../../../src/main/protocols/folder-intake.ts';
import { writePdf } from '../../../platform/files/documents/pdf.ts';
import { logLines } from '../../../support/log-lines.ts';
import { watchBlocks } from '../../../support/watch-blocks.ts';
import { zipped } from '../../../support/workbooks.ts';

const RULE = { accept: ['pdf' as const], maxBytes: PROTOCOL_BYTES };
const MIB = 1024 * 1024;
const DOCX = zipped({ 'word/document.xml': '<x/>' });
const LOCKED = '1 0 obj\n<< /Filter /Adobe.PubSec >>\nendobj\ntrailer\n<< /Encrypt 1 0 R >>\nstartxref\n9\n%%EOF\n';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'papka-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function put(name: string, content: Buffer | string = writePdf([name])): Promise<string> {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
  return path;
}

const takeEach = () => createFolderIntake(createIntake({ log: logLines().log }));
const takeWith = (): ((...input: Parameters<TakeFolder>) => Promise<ChosenFile[]>) => {
  const take = takeEach();
  return async (...input) => (await take(...input)).flat();
};

test('the files of each dropped folder and file stay in its place, links among them', async () => {
  const paths = [await put('z.pdf'), join(folder, 'Andijon'), await put('a.pdf')];
  await put('Andijon/2.pdf');
  await put('Andijon/4.pdf');
  await symlink('/etc/passwd', join(folder, 'Andijon', '3.pdf'));
  const lists = await takeEach()(paths, RULE);
  expect(lists.map((files) => files.map(({ name }) => name))).toEqual([
    ['z.pdf'],
    ['2.pdf', '3.pdf', '4.pdf'],
    ['a.pdf'],
  ]);
});

test('wF4: 41 files of all kinds are listed with their problems, without hidden files and those nested too deep', async () => {
  for (let nth = 1; nth <= 28; nth += 1) await put(`Andijon/${nth}-tuman.pdf`);
  await put('Asaka tumani.PDF');
  await put('Baliqchi tumani', writePdf(['without an ending']));
  await put('Marhamat.txt', writePdf(['a PDF by its content']));
  await put('a/b/uch daraja.pdf');
  await put('bo‘sh.pdf', '');
  await put('buzilgan.pdf', '%PDF-1.4\nhalf of it');
  await put('parolli.pdf', `%PDF-1.4\n${LOCKED}`);
  await put('docx.pdf', DOCX);
  await put('Asaka tumani.docx', DOCX);
  await put('rasm.pdf', Buffer.from([0xff, 0xd8, 0xff, 0xe0]));
  await put('katta.pdf', '%PDF-1.4\n');
  await truncate(join(folder, 'katta.pdf'), 300 * MIB);
  await put('nusxa.pdf', writePdf(['Asaka tumani.PDF']));
  await symlink('/etc/passwd', join(folder, 'havola.pdf'));
  // None of these is taken.
  for (const name of [
    '.yashirin.pdf',
    'Thumbs.db',
    'desktop.ini',
    '~$ochiq.docx',
    'a/b/c/to‘rt daraja.pdf',
    '.git/x.pdf',
  ])
    await put(name);
  await symlink(folder, join(folder, 'a', 'aylana'));

  const files = await takeWith()([folder], RULE);
  const problems = Object.fromEntries(
    files.filter(({ problem }) => problem).map(({ name, problem }) => [name, problem]),
  );
  expect(problems).toEqual({
    'bo‘sh.pdf': 'empty',
    'buzilgan.pdf': 'damaged',
    'parolli.pdf': 'password-protected',
    'docx.pdf': 'wrong-kind',
    'Asaka tumani.docx': 'wrong-kind',
    'rasm.pdf': 'wrong-kind',
    'katta.pdf': 'too-large',
    'havola.pdf': 'wrong-kind',
    aylana: 'wrong-kind',
  });
  const good = files.filter(({ problem }) => problem === null);
  expect(good).toHaveLength(33);
  expect(good.every(({ digest }) => /^[0-9a-f]{64}$/.test(digest ?? ''))).toBe(true);
  const digest = createHash('sha256')
    .update(writePdf(['Asaka tumani.PDF']))
    .digest('hex');
  expect(
    good
      .filter((file) => file.digest === digest)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['Asaka tumani.PDF', 'nusxa.pdf']);
  expect(JSON.stringify(files), 'the page gets no path').not.toContain(folder);
});

test('files that are dropped without a folder keep their order; a missing file is reported', async () => {
  const paths = [await put('ikki.pdf'), await put('bir.pdf'), join(folder, 'yo‘q.pdf')];
  const files = await takeWith()(paths, RULE);
  expect(files.map(({ name, problem }) => [name, problem])).toEqual([
    ['ikki.pdf', null],
    ['bir.pdf', null],
    ['yo‘q.pdf', 'gone'],
  ]);
});

test('wF6: 500 files are taken without blocking the program; 501 are refused with a reason', async () => {
  for (let nth = 1; nth <= 500; nth += 1) await put(`${nth % 5}/${nth}.pdf`);
  const take = takeWith();
  const blocks = watchBlocks();
  expect(await take([folder], RULE)).toHaveLength(500);
  expect(blocks()).toBeLessThan(100);
  await put('501.pdf');
  await expect(take([folder], RULE)).rejects.toMatchObject({ kind: 'file', detail: TOO_MANY_FILES });
});
