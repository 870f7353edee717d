import { AppError } from '@shared/errors.ts';
import { TOO_MANY_FILES } from '@shared/protocols.ts';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { downloads, stubDownloads } from '../../../laws/export-stubs.tsx';
import { textOf } from '../../../laws/table-of.ts';

stubDownloads();
const { drawPart } = await import('../../../laws/program.tsx');
const { FolderHead } = await import('@/features/protocols/folder/folder-head.tsx');

const file = (verdict: string) => ({ verdict, on: false, protocol: null, file: { bytes: 1024 } });
const protocols = new Map(['bayon', null, null].map((file_id, id) => [id, { id, file_id }]));

const asked: string[] = [];
const pick = (what: string) => void asked.push(what);

async function head(problem: AppError | null, name: string | null = 'Protokollar'): Promise<string> {
  const judged = ['sure', 'sure', 'guess', 'two', 'twice', 'unusable'].map(file);
  const folder = { name, judged, protocols, query: { data: [] }, problem, looking: false, pick };
  return textOf((await drawPart(createElement(FolderHead, { folder: folder as never }), {})).html);
}

it('counts the files of a folder by what becomes of them, and the districts without a protocol', async () => {
  const said = await head(null);
  expect(said).toMatch(/^Protokollar 6 ta fayl, 6 KB · 3 tumandan 2 tasida protokol yo'q 2 aniq/);
  expect(said).toContain('2 aniq 1 taxmin 2 tanlash kerak 1 yuborilmaydi');
});

it('files that were chosen one by one are called chosen files', async () => {
  expect(await head(null, null)).toMatch(/^Tanlangan fayllar 6 ta fayl, /);
});

it.each([
  ['has too many files', new AppError({ kind: 'file', detail: TOO_MANY_FILES }), "Papkada 500 tadan ko'p fayl bor"],
  ['cannot be read', new AppError({ kind: 'file', detail: 'EACCES' }), "Papkani o'qib bo'lmadi"],
])('says that a folder %s', async (_, problem, words) => {
  expect(await head(problem)).toContain(words);
});

it('files can be added to those of the folder', async () => {
  downloads.buttons.length = 0;
  await head(null);
  downloads.buttons.find(({ label }) => label === "Yana fayl qo'shish")?.press();
  expect(asked).toEqual(['files']);
});
