import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { defineCrud } from '@/kit/crud/define-crud.ts';
import { rowsAt } from '@/kit/page.ts';
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

/** The answers to these calls are unused: any body counts as success. */
const schema = z.unknown();

/** New status of a decided appeal; a single call answers and rejects (F-023). */
export type Verdict = 'ANSWERED' | 'REJECTED';

/** Answers an appeal, or rejects it with a reason (F-007, F-008). Throws `AppError`. */
export const decide = ({ question_id }: Appeal, status: Verdict, context: string) =>
  http(`${appeals.path}/${question_id}/answer`, { method: 'POST', body: { status, context }, schema });

/** Replaces the text of the answer; the status does not change (F-009). Throws `AppError`. */
export const editAnswer = ({ question_id }: Appeal, context: string) =>
  http(`${appeals.path}/${question_id}/answer`, { method: 'PUT', body: { context }, schema });

/** Changes the type of an appeal (F-011). Throws `AppError`. */
export const changeType = ({ question_id }: Appeal, type: AppealType) =>
  http(`${appeals.path}/${question_id}`, { method: 'PUT', body: { type }, schema });

const ownAnswer = rowsAt('initiatives', ownInitiativeSchema);

/** All initiatives of a citizen, unpaged (E075). */
export const ownInitiativesQuery = (author: number) => {
  const path = `api/v1/moderators/user/${author}/initiatives`;
  return queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }) => ({ ...(await http(path, { signal, schema: ownAnswer })), offset: 0 }),
  });
};
