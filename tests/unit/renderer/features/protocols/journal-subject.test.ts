import type { JournalEntry, JournalNote } from '@shared/journal.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { undoOfLast } from '@/features/journal/undo.ts';
import { createI18n } from '@/i18n/i18n.ts';
import { entry } from '../journal/entries.ts';

type Call = { path: string; method?: string; query?: Record<string, unknown>; body?: unknown; journal?: JournalNote };
const calls: Call[] = [];
let answer: unknown = null;
vi.stubGlobal('window', {
  bridge: {
    app: { noteOddFields: vi.fn() },
    api: {
      request: async (call: Call) => {
        calls.push(call);
        return { ok: true, value: answer };
      },
      cancel: async () => ({ ok: true }),
    },
  },
});
const { replaceProtocol, saveCouncilDecision } = await import('@/features/protocols/api.ts');
const { decisionSubject } = await import('@/features/protocols/documents.ts');
const { districtSubject } = await import('@/features/protocols/journal-subject.ts');
const { subjectOf } = await import('@/app/desk/subjects.ts');

const BOARD = 59;
const DECISION = { id: 12, title: '1-son, 2026-yil 3-mart', region: null, district: null, file_id: 'old' };
const PROTOCOL = { id: 3, region: 'Toshkent', district: 'Chilonzor', district_id: 12, file_id: 'old' };

beforeEach(() => {
  calls.length = 0;
});

/** Returns the journal entry of the last call. */
function noted(id: string): JournalEntry {
  const note = calls.at(-1)?.journal;
  if (!note) throw new Error('The call goes without a note');
  return entry(note.action, { ...note, id });
}

test('a council decision and a district with the same id are distinguished, and so are their undos', async () => {
  await saveCouncilDecision(DECISION, { title: '2-son', file_id: 'new' }, BOARD);
  const decided = noted('5f3c0a5e-8f2e-4d62-9f0e-0a3c1f7f2b11');
  await replaceProtocol(PROTOCOL, 'new', BOARD);
  const replaced = noted('5f3c0a5e-8f2e-4d62-9f0e-0a3c1f7f2b12');
  // The protocol of a folder was sent while the decision was being saved.
  const entries = [replaced, decided];
  expect(undoOfLast(entries, decisionSubject(DECISION), subjectOf)?.entry).toBe(decided);
  expect(undoOfLast(entries, { kind: 'district', id: '12' }, subjectOf)?.entry).toBe(replaced);
});

test('a council decision without a district is named by its own title', () => {
  expect(decisionSubject(DECISION)).toMatchObject({ id: '12', title: '1-son, 2026-yil 3-mart' });
  expect(decisionSubject({ ...DECISION, district: 'Chilonzor' })).toMatchObject({ title: 'Chilonzor' });
});

test.each(['council-decision', 'district'] as const)('a decision noted as a %s is read and undone', async (kind) => {
  const done = entry('council-file', {
    subject: { kind, id: '12' },
    board: BOARD,
    before: { title: '1-son', file_id: 'old' },
    expect: { title: '2-son', file_id: 'new' },
  });
  answer = { data: [{ ...DECISION, title: '2-son', file_id: 'new' }], count: 1 };
  const reading = await subjectOf(done).read(done);
  expect(reading?.facts).toEqual({ title: '2-son', file_id: 'new' });
  await reading?.takeBack();
  expect(calls.at(-1)).toMatchObject({
    method: 'PUT',
    path: 'api/v1/init-council-decisions/12',
    body: { title: '1-son', file_id: 'old' },
    journal: { undoes: done.id },
  });
});

test.each([
  ['its district', PROTOCOL, 12],
  ['every district, where the platform names none', { ...PROTOCOL, district_id: null }, null],
])('a protocol is read among those of %s', async (_, protocol, district) => {
  await replaceProtocol(protocol, 'new', BOARD);
  answer = { results: [{ ...protocol, file_id: 'new' }], count: 1 };
  const reading = await districtSubject.read(noted('5f3c0a5e-8f2e-4d62-9f0e-0a3c1f7f2b11'));
  expect(calls.at(-1)?.query).toMatchObject({ board_id: BOARD, district_id: district });
  expect(reading?.facts).toEqual({ protocol_id: 3, file_id: 'new' });
});

test.each([
  ['title', '17-son', 'Sarlavha', '17-son'],
  ['title', null, 'Sarlavha', '—'],
  ['file_id', 'qaror', 'Fayl', 'Boshqa fayl'],
  ['file_id', null, 'Fayl', '—'],
])('the journal tells %s of a document, %j, under its own name', (name, fact, label, value) => {
  expect(districtSubject.inWords(name, fact, createI18n('latin').current())).toEqual({ label, value });
});
