import { AppError } from '@shared/errors.ts';
import type { JournalAction, JournalNote } from '@shared/journal.ts';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import type { Text } from '@/i18n/catalogue.ts';
import { defineCrud } from '@/kit/crud/define-crud.ts';
import { digestOf } from '@/kit/digest.ts';
import { cameIn, countedAt, rowsAt } from '@/kit/page.ts';
import { type Appeal, type AppealType, appealSchema } from './appeal.ts';
import { ownInitiativeSchema } from './own-initiative.ts';

/** The appeals: paged list and deletion; there is no call for a single appeal. */
export const appeals = defineCrud({
  path: 'api/v1/questions',
  row: appealSchema,
  rows: 'questions',
});
const NOT_FOUND: Text = 'Murojaat topilmadi';

/** Path of the Excel export of the appeals. */
export const EXCEL_PATH = 'api/v1/questions/excel';

/** The journal's note of an action on an appeal; omits the appeal's text and author. */
const noteOf = (
  action: JournalAction,
  { question_id, public_id }: Appeal,
  more: Pick<JournalNote, 'note' | 'before' | 'expect' | 'undoes'> = {},
): JournalNote => ({
  action,
  subject: { kind: 'appeal', id: String(question_id), publicId: public_id ?? undefined },
  ...more,
});

/** The answers to these calls are unused: any body counts as success. */
const schema = z.unknown();

/** New status of a decided appeal; a single call answers and rejects (F-023). */
export type Verdict = 'ANSWERED' | 'REJECTED';

/** Answers an appeal, or rejects it with a reason (F-007, F-008). Throws `AppError`. */
export const decide = (appeal: Appeal, status: Verdict, context: string) =>
  http(`${appeals.path}/${appeal.question_id}/answer`, {
    method: 'POST',
    repeatable: true,
    body: { status, context },
    journal: noteOf('appeal-answer', appeal, { note: context, before: { status: appeal.status }, expect: { status } }),
    schema,
  });

/** Replaces the text of the answer; the status does not change (F-009). Throws `AppError`. */
export const editAnswer = (appeal: Appeal, context: string) =>
  http(`${appeals.path}/${appeal.question_id}/answer`, {
    method: 'PUT',
    body: { context },
    journal: noteOf('appeal-answer-change', appeal, {
      note: context,
      before: { answer: digestOf(appeal.answer?.context ?? null) },
      expect: { answer: digestOf(context) },
    }),
    schema,
  });

/** Changes the type of an appeal (F-011). `undoes`: id of the journal entry that this undoes. Throws `AppError`. */
export const changeType = (appeal: Appeal, type: AppealType, undoes?: string) =>
  http(`${appeals.path}/${appeal.question_id}`, {
    method: 'PUT',
    body: { type },
    journal: noteOf('appeal-type', appeal, { before: { type: appeal.type }, expect: { type }, undoes }),
    schema,
  });

/** The removal of one appeal, for its button. `onRemoved` is called before the list is refetched. */
export const removalOf = (appeal: Appeal, onRemoved: (removed: readonly Appeal[]) => void) => ({
  refresh: appeals.refresh,
  /** Throws `AppError`. */
  remove: async () => {
    const path = `${appeals.path}/${appeal.question_id}`;
    await http(path, { method: 'DELETE', journal: noteOf('appeal-remove', appeal), schema });
    onRemoved([appeal]);
  },
});

/** Rows per page of a search. */
const FOUND = 1000;

/** Looks for an appeal among all rows of a search. `isWhole`: each row that the platform counts was read. */
async function found(id: number, search: string): Promise<{ appeal?: Appeal | undefined; isWhole: boolean }> {
  let isWhole = true;
  for (let offset = 0; ; ) {
    const page = await http(appeals.path, { query: { limit: FOUND, offset, search }, schema: foundAnswer });
    const appeal = page.rows.find(({ question_id }) => question_id === id);
    const came = cameIn(page);
    offset += came;
    isWhole &&= !page.unread?.length;
    if (appeal || came === 0 || offset >= page.total) return { appeal, isWhole: isWhole && offset >= page.total };
  }
}

/**
 * Refetches an appeal by a search for its public id, then for its author if known (E069), as no call returns a single
 * one. That the search covers both is an assumption: the documents only call it a search of free text (spec 001 §7).
 * Returns null if the list does not have it. Throws `AppError`, also where that cannot be told: without a public id, or
 * with rows that are unreadable or missing.
 */
export async function readAppeal(id: number, publicId: string | undefined, author?: string): Promise<Appeal | null> {
  let isSure = publicId !== undefined;
  for (const search of [publicId ?? String(id), author]) {
    if (search === undefined) continue;
    const { appeal, isWhole } = await found(id, search);
    if (appeal) return appeal;
    isSure &&= isWhole;
  }
  if (isSure) return null;
  throw new AppError({ kind: 'unexpected-shape', detail: 'an appeal that its search may have missed' });
}

/** Refetches an appeal of the list; null if the list no longer has it. Throws `AppError`. */
export const rereadAppeal = ({ question_id, public_id, author_name }: Appeal): Promise<Appeal | null> =>
  readAppeal(question_id, public_id ?? undefined, author_name ?? undefined);

/** `rereadAppeal` for a dialog: throws an `AppError` with a message if the list no longer has the appeal. */
export async function readAgain(appeal: Appeal): Promise<Appeal> {
  const now = await rereadAppeal(appeal);
  if (!now)
    throw new AppError({ kind: 'invalid', serverMessage: NOT_FOUND, detail: 'an appeal that its list has no more' });
  return now;
}

const NEW = { limit: 1, offset: 0, status: 'NEW' };
const counted = countedAt('questions', appealSchema);

/** How many appeals wait for an answer (E069). */
export const newAppealsQuery = {
  queryKey: [appeals.path, 'count', NEW],
  queryFn: ({ signal }: { signal: AbortSignal }) => http(appeals.path, { query: NEW, signal, schema: counted }),
};

const foundAnswer = rowsAt('questions', appealSchema);
const ownAnswer = rowsAt('initiatives', ownInitiativeSchema);

/** All initiatives of a citizen, unpaged (E075). */
export const ownInitiativesQuery = (author: number) => {
  const path = `api/v1/moderators/user/${author}/initiatives`;
  return queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }) => ({ ...(await http(path, { signal, schema: ownAnswer })), offset: 0 }),
  });
};
