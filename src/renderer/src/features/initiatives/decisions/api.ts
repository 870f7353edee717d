import type { Role } from '@shared/roles.ts';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import type { UploadedFile } from '@/kit/uploads/uploaded-file.ts';
import { hasGardenCalls } from '../model/access.ts';
import { type Initiative, publicIdOf } from '../model/initiative.ts';

/** The answers to decisions are unused (spec 000 §9): any body counts as success. */
const schema = z.unknown();

/** Body of a rejection. */
export type Rejection = {
  cancelation_reason_id: number;
  moderator_comment: string;
  /** Id of the uploaded PDF; null where no PDF was added (Z-145). */
  file_id: string | null;
};

/**
 * Rejects an initiative with a reason (C-059, C-060); garden moderators have a call of their own. Throws `AppError`.
 */
export const reject = (role: Role, id: number, rejection: Rejection) =>
  http(`api/v1/${hasGardenCalls(role) ? 'my-garden-moderators' : 'moderators'}/decline/initiatives/${id}`, {
    method: 'POST',
    body: { id, ...rejection },
    schema,
  });

/** Confirms the moderator's decision, as district manager; the call has no body (C-061). Throws `AppError`. */
export const confirmDecision = (id: number) =>
  http(`api/v1/district-managers/initiatives/${id}/accept`, { method: 'POST', schema });

/** Denies the moderator's decision, as district manager, with a comment (C-062). Throws `AppError`. */
export const denyDecision = (id: number, comment: string) =>
  http(`api/v1/district-managers/initiatives/${id}/deny`, { method: 'POST', body: { comment }, schema });

/** Deprives a winner of the victory (C-054); the file is optional (Z-050). Throws `AppError`. */
export const ban = async (initiative: Initiative, comment: string, file: UploadedFile | null) =>
  http(`api/v1/initiatives/${publicIdOf(initiative)}/ignore`, {
    method: 'POST',
    body: { ignored_file_id: file?.hash ?? null, comment },
    schema,
  });
