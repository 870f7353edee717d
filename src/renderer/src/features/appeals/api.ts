import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { defineCrud } from '@/kit/crud/define-crud.ts';
import { rowsAt } from '@/kit/page.ts';
import { type Appeal, type AppealType, appealSchema } from './appeal.ts';
import { ownInitiativeSchema } from './own-initiative.ts';

/** The appeals, their pages and their deletion; none is read alone. */
export const appeals = defineCrud({
  path: 'api/v1/questions',
  row: appealSchema,
  rows: 'questions',
});
export const EXCEL_PATH = 'api/v1/questions/excel';

/** The answers to these calls are not shown: whatever comes counts as done. */
const schema = z.unknown();

/** What becomes of a new appeal: the same call answers and rejects (F-023). */
export type Verdict = 'ANSWERED' | 'REJECTED';

/** Answers, or rejects with a reason (F-007, F-008). */
export const decide = ({ question_id }: Appeal, status: Verdict, context: string) =>
  http(`${appeals.path}/${question_id}/answer`, { method: 'POST', body: { status, context }, schema });

/** Other words; the status stays (F-009). */
export const editAnswer = ({ question_id }: Appeal, context: string) =>
  http(`${appeals.path}/${question_id}/answer`, { method: 'PUT', body: { context }, schema });

/** Another type (F-011). */
export const changeType = ({ question_id }: Appeal, type: AppealType) =>
  http(`${appeals.path}/${question_id}`, { method: 'PUT', body: { type }, schema });

const ownAnswer = rowsAt('initiatives', ownInitiativeSchema);

/** All initiatives of one citizen, in one answer (E075). */
export const ownInitiativesQuery = (author: number) => {
  const path = `api/v1/moderators/user/${author}/initiatives`;
  return queryOptions({
    queryKey: [path],
    queryFn: async ({ signal }) => ({ ...(await http(path, { signal, schema: ownAnswer })), offset: 0 }),
  });
};
