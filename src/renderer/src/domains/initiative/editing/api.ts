import { z } from 'zod';
import { http } from '@/api/http.ts';
import { type Initiative, publicIdOf } from '../model/initiative.ts';
import { factsOf, noteOf } from '../model/journal.ts';

/** Fields of an initiative by name. */
export type EditBody = Readonly<Record<string, string | number | null>>;

/** The answers are unused (spec 001 §7): any body counts as success. */
const schema = z.unknown();

/** The journal's note of an edit: afterwards the initiative has these fields. */
function noteOfEdit(initiative: Initiative, body: EditBody) {
  const expect = factsOf('edit', { ...initiative, ...body } as Initiative);
  return noteOf('edit', initiative, expect ? { expect } : {});
}

/** Changes fields of an initiative, as admin. Throws `AppError`. */
export const patchInitiative = async (initiative: Initiative, body: EditBody): Promise<unknown> =>
  http(`api/v1/initiatives/${publicIdOf(initiative)}`, {
    method: 'PATCH',
    body,
    journal: noteOfEdit(initiative, body),
    schema,
  });

/** Changes an initiative, as moderator. Throws `AppError`. */
export const putInitiative = async (initiative: Initiative, body: EditBody): Promise<unknown> =>
  http(`api/v1/moderators/initiatives/${publicIdOf(initiative)}`, {
    method: 'PUT',
    body,
    journal: noteOfEdit(initiative, body),
    schema,
  });
