import { z } from 'zod';
import { http } from '@/api/http.ts';
import { type Initiative, publicIdOf } from '../model/initiative.ts';

/** Fields of an initiative by name. */
export type EditBody = Readonly<Record<string, string | number | null>>;

/** The answers are unused (spec 001 §7): any body counts as success. */
const schema = z.unknown();

/** Changes fields of an initiative, as admin. Throws `AppError`. */
export const patchInitiative = async (initiative: Initiative, body: EditBody): Promise<unknown> =>
  http(`api/v1/initiatives/${publicIdOf(initiative)}`, { method: 'PATCH', body, schema });

/** Changes an initiative, as moderator. Throws `AppError`. */
export const putInitiative = async (initiative: Initiative, body: EditBody): Promise<unknown> =>
  http(`api/v1/moderators/initiatives/${publicIdOf(initiative)}`, { method: 'PUT', body, schema });
