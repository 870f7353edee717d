import type { Role } from '@shared/roles.ts';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import type { UploadedFile } from '@/kit/uploads/uploaded-file.ts';
import { hasGardenCalls } from '../model/access.ts';
import { type Initiative, publicIdOf } from '../model/initiative.ts';

/** The answers to decisions are not shown (spec 000 §9): whatever comes counts as done. */
const schema = z.unknown();

export type Rejection = {
  cancelation_reason_id: number;
  moderator_comment: string;
  /** Id of the uploaded PDF; null where none was added (Z-145). */
  file_id: string | null;
};

/** Rejects an initiative with a reason (C-059, C-060): the garden moderator by a call of his own. */
export const reject = (role: Role, id: number, rejection: Rejection) =>
  http(`api/v1/${hasGardenCalls(role) ? 'my-garden-moderators' : 'moderators'}/decline/initiatives/${id}`, {
    method: 'POST',
    body: { id, ...rejection },
    schema,
  });

/** The district manager accepts: the call takes no body (C-061). */
export const confirmDecision = (id: number) =>
  http(`api/v1/district-managers/initiatives/${id}/accept`, { method: 'POST', schema });

/** The district manager denies, with a comment (C-062). */
export const denyDecision = (id: number, comment: string) =>
  http(`api/v1/district-managers/initiatives/${id}/deny`, { method: 'POST', body: { comment }, schema });

/** Deprives a winner of the victory (C-054); the file may be missing (Z-050). */
export const ban = async (initiative: Initiative, comment: string, file: UploadedFile | null) =>
  http(`api/v1/initiatives/${publicIdOf(initiative)}/ignore`, {
    method: 'POST',
    body: { ignored_file_id: file?.hash ?? null, comment },
    schema,
  });
