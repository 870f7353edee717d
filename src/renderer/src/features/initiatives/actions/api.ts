import { z } from 'zod';
import { http } from '@/api/http.ts';
import type { Stage } from '@/entities/initiative-stages.ts';
import { type Initiative, publicIdOf } from '../model/initiative.ts';

/** The answers to these calls are unused (spec 000 §9): any body counts as success. */
const schema = z.unknown();

const patch = async (
  initiative: Initiative,
  body: { stage: Stage; granted_amount?: number; moderator_comment?: string },
) => http(`api/v1/initiatives/${publicIdOf(initiative)}`, { method: 'PATCH', body, schema });

/** Returns an initiative to INITIAL, clearing amount and comment (C-045). Throws `AppError`. */
export const returnToInitial = (initiative: Initiative) =>
  patch(initiative, { stage: 'INITIAL', granted_amount: 0, moderator_comment: '' });

/** Moves an initiative to WINNER (C-047). Throws `AppError`. */
export const promote = (initiative: Initiative) => patch(initiative, { stage: 'WINNER' });

/** Moves an initiative from WINNER back to PASSED (C-048). Throws `AppError`. */
export const demote = (initiative: Initiative) => patch(initiative, { stage: 'PASSED' });

/** Grants the author the right to edit, or revokes it (C-040). Throws `AppError`. */
export const toggleEditing = ({ id, is_editable }: Initiative) =>
  http(`api/v1/moderators/editable/initiatives/${id}`, { method: 'POST', body: { is_editable: !is_editable }, schema });

/** Asks the platform to regenerate the AKT file (C-066). Throws `AppError`. */
export const updateDeed = async (initiative: Initiative) =>
  http('api/v1/chronology/update-deed', { method: 'PUT', body: { public_id: publicIdOf(initiative) }, schema });

/** Clears the location, so that the author may set a new location (C-032). Throws `AppError`. */
export const permitLocation = ({ id }: Initiative) =>
  http(`api/v1/moderators/initiatives/${id}/location`, { method: 'POST', body: { latitude: 0, longitude: 0 }, schema });

/** Attaches the id of an investment object (C-065). Throws `AppError`. */
export const attachInvestId = async (initiative: Initiative, invest_object_id: number) =>
  http('api/v1/chronology', { method: 'POST', body: { public_id: publicIdOf(initiative), invest_object_id }, schema });
