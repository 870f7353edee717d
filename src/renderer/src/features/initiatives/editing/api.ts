import { z } from 'zod';
import { http } from '@/api/http.ts';
import type { Initiative } from '../initiative.ts';

/** Fields of an initiative by name. */
export type EditBody = Readonly<Record<string, string | number | null>>;

/** The answers are not shown (spec 001 §7): whatever comes counts as done. */
const schema = z.unknown();

/** Changes fields of an initiative, as an admin. */
export const patchInitiative = ({ public_id }: Initiative, body: EditBody): Promise<unknown> =>
  http(`api/v1/initiatives/${public_id}`, { method: 'PATCH', body, schema });

/** Changes an initiative, as a moderator. */
export const putInitiative = ({ public_id }: Initiative, body: EditBody): Promise<unknown> =>
  http(`api/v1/moderators/initiatives/${public_id}`, { method: 'PUT', body, schema });
