import type { JournalAction, JournalNote } from '@shared/journal.ts';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { defineCrud } from '@/kit/crud/define-crud.ts';
import type { ListQuery } from '@/kit/crud/queries.ts';
import { digestOf } from '@/kit/digest.ts';
import { countedAt, rowsAt } from '@/kit/page.ts';
import { type Appeal, type AppealType, appealSchema } from './appeal.ts';
import { ownInitiativeSchema } from './own-initiative.ts';

/** The appeals: paged list and deletion; there is no call for a single appeal. */
export const appeals = defineCrud({
  path: 'api/v1/questions',
  row: appealSchema,
  rows: 'questions',
});

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

const rowsSchema = rowsAt('questions', appealSchema);
/** Rows of the list, as read apart from what a page shows (E069). Throws `AppError`. */
export const readRows = (query: ListQuery) => http(appeals.path, { query, schema: rowsSchema });

const NEW = { limit: 1, offset: 0, status: 'NEW' };
const counted = countedAt('questions', appealSchema);

/** How many appeals wait for an answer (E069). */
export const newAppealsQuery = {
  queryKey: [appeals.path, 'count', NEW],
  queryFn: ({ signal }: { signal: AbortSignal }) => http(appeals.path, { query: NEW, signal, schema: counted }),
};

const ownAnswer = rowsAt('initiatives', ownInitiativeSchema);

/** All initiatives of a citizen, unpaged (E075). */
export const ownInitiativesQuery = (author: number) => {
  const path = `api/v1/moderators/user/${author}/initiatives`;
  return queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }) => ({ ...(await http(path, { signal, schema: ownAnswer })), offset: 0 }),
  });
};
