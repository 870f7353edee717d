import type { Role } from '@shared/roles.ts';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import { SCHOOL_INITIATIVES_PATH } from '../model/api.ts';
import type { SchoolInitiative } from '../model/school-initiative.ts';
import type { ACCEPTANCE } from './accept-values.ts';
import { type Report, recordCall } from './winner-record.ts';

/** The answers to these calls are unused: any body counts as success. */
const schema = z.unknown();

/** Declines an initiative; its title is sent, too (spec 002 §7). Throws `AppError`. */
export const decline = ({ id, title }: SchoolInitiative, moderator_comment: string) =>
  http(`${SCHOOL_INITIATIVES_PATH}/${id}/decline`, {
    method: 'POST',
    repeatable: true,
    body: { id, title, moderator_comment },
    schema,
  });

/** Accepts an initiative (spec 002 §7). Throws `AppError`. */
export const accept = (id: number, values: z.output<typeof ACCEPTANCE.schema>) =>
  http(`${SCHOOL_INITIATIVES_PATH}/${id}/accept`, {
    method: 'POST',
    repeatable: true,
    body: { id, ...values },
    schema,
  });

/** Moves an initiative into another category (spec 002 §7). Throws `AppError`. */
export const changeCategory = (id: number, category_id: number) =>
  http(`api/v1/my-school/initiatives/${id}`, { method: 'PUT', body: { category_id }, schema });

/** Reports about a winner (spec 002 §7). Throws `AppError`. */
export const addRecord = (role: Role, id: number, report: Report) => {
  const { path, body } = recordCall(role, id, report);
  return http(path, { method: 'POST', repeatable: true, body, schema });
};
