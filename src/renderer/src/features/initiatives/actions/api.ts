import { z } from 'zod';
import { http } from '@/api/http.ts';
import { type Initiative, publicIdOf } from '../model/initiative.ts';
import type { Stage } from '../model/stages.ts';

/** The answers to these calls are not shown (spec 000 §9): whatever comes counts as done. */
const schema = z.unknown();

const patch = async (
  initiative: Initiative,
  body: { stage: Stage; granted_amount?: number; moderator_comment?: string },
) => http(`api/v1/initiatives/${publicIdOf(initiative)}`, { method: 'PATCH', body, schema });

/** Back to INITIAL, without amount and comment (C-045). */
export const returnToInitial = (initiative: Initiative) =>
  patch(initiative, { stage: 'INITIAL', granted_amount: 0, moderator_comment: '' });

/** Made a winner (C-047). */
export const promote = (initiative: Initiative) => patch(initiative, { stage: 'WINNER' });

/** From WINNER back to PASSED (C-048). */
export const demote = (initiative: Initiative) => patch(initiative, { stage: 'PASSED' });

/** Gives the author the right to edit, or takes it back (C-040). */
export const toggleEditing = ({ id, is_editable }: Initiative) =>
  http(`api/v1/moderators/editable/initiatives/${id}`, { method: 'POST', body: { is_editable: !is_editable }, schema });

/** Has the platform make the AKT file anew (C-066). */
export const updateDeed = async (initiative: Initiative) =>
  http('api/v1/chronology/update-deed', { method: 'PUT', body: { public_id: publicIdOf(initiative) }, schema });

/** Forgets the location, so that the author may set it again (C-032). */
export const permitLocation = ({ id }: Initiative) =>
  http(`api/v1/moderators/initiatives/${id}/location`, { method: 'POST', body: { latitude: 0, longitude: 0 }, schema });

/** Attaches the id of an investment object (C-065). */
export const attachInvestId = async (initiative: Initiative, invest_object_id: number) =>
  http('api/v1/chronology', { method: 'POST', body: { public_id: publicIdOf(initiative), invest_object_id }, schema });
