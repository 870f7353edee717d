import { AppError } from '@shared/errors.ts';
import type { JournalEntry } from '@shared/journal.ts';
import { inverseOf } from '@/domains/initiative/journal/inverses.ts';
import type { JournalReading, JournalSubject } from '@/entities/journal-subject.ts';
import { readProtocolFile } from '@/entities/moderation-protocol.ts';
import { readCouncilDecision, readProtocol, replaceProtocol, saveCouncilDecision } from './api.ts';

const boardOf = ({ board }: JournalEntry): number => {
  if (board === undefined) throw new AppError({ kind: 'bad-call', detail: 'a document of no board' });
  return board;
};
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

async function readDecision(entry: JournalEntry): Promise<JournalReading | null> {
  const board = boardOf(entry);
  const decision = await readCouncilDecision(Number(entry.subject.id), board);
  if (!decision) return null;
  const body = { title: textOf(entry.before?.title), file_id: textOf(entry.before?.file_id) };
  return {
    facts: { title: decision.title, file_id: decision.file_id },
    takeBack: () => saveCouncilDecision(decision, body, board, entry.id),
  };
}

/** A protocol submitted by a moderator has no record id here: only its file can be queried, by district (E034). */
async function readSubmitted(entry: JournalEntry): Promise<JournalReading> {
  const file_id = await readProtocolFile(boardOf(entry), Number(entry.subject.id));
  return {
    facts: { file_id },
    takeBack: () => {
      throw new AppError({ kind: 'bad-call', detail: 'a submitted protocol cannot be emptied' });
    },
  };
}

async function readReplaced(entry: JournalEntry, id: number): Promise<JournalReading | null> {
  const board = boardOf(entry);
  // Where the platform names no district, the entry holds the protocol's own id instead.
  const district = entry.subject.id === String(id) ? null : Number(entry.subject.id);
  const protocol = await readProtocol(id, { board, region: null, district });
  if (!protocol) return null;
  return {
    facts: { protocol_id: protocol.id, file_id: protocol.file_id },
    takeBack: () => replaceProtocol(protocol, textOf(entry.before?.file_id), board, entry.id),
  };
}

/** The journal's subject for documents of districts: protocols and council decisions; the action tells which. */
export const districtSubject: JournalSubject = {
  tells: new Set(['protocol', 'council-file']),
  async read(entry) {
    if (entry.action === 'council-file') return readDecision(entry);
    const id = entry.before?.protocol_id;
    return typeof id === 'number' ? readReplaced(entry, id) : readSubmitted(entry);
  },
  inverseOf,
  addressOf: () => null,
  inWords(name, value, { t }) {
    if (name === 'title') return { label: t('Sarlavha'), value: textOf(value) || '—' };
    if (name === 'file_id') return { label: t('Fayl'), value: value ? t('Boshqa fayl') : '—' };
    return null;
  },
};
