import type { Role } from '@shared/roles.ts';
import { z } from 'zod';
import { http } from '@/api/http.ts';
import type { UploadedFile } from '@/kit/uploads/uploaded-file.ts';
import { hasGardenCalls } from '../model/access.ts';
import { type Initiative, publicIdOf } from '../model/initiative.ts';
import { noteOf } from '../model/journal.ts';

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
export const reject = (role: Role, initiative: Initiative, rejection: Rejection) =>
  http(`api/v1/${hasGardenCalls(role) ? 'my-garden-moderators' : 'moderators'}/decline/initiatives/${initiative.id}`, {
    method: 'POST',
    repeatable: true,
    body: { id: initiative.id, ...rejection },
    journal: noteOf('reject', initiative, { note: rejection.moderator_comment }),
    schema,
  });

/** Confirms the moderator's decision, as district manager; the call has no body (C-061). Throws `AppError`. */
export const confirmDecision = (initiative: Initiative) =>
  http(`api/v1/district-managers/initiatives/${initiative.id}/accept`, {
    method: 'POST',
    repeatable: true,
    journal: noteOf('confirm', initiative),
    schema,
  });

/** Denies the moderator's decision, as district manager, with a comment (C-062). Throws `AppError`. */
export const denyDecision = (initiative: Initiative, comment: string) =>
  http(`api/v1/district-managers/initiatives/${initiative.id}/deny`, {
    method: 'POST',
    repeatable: true,
    body: { comment },
    journal: noteOf('deny', initiative, { note: comment }),
    schema,
  });

/** Deprives a winner of the victory (C-054); the file is optional (Z-050). Throws `AppError`. */
export const ban = async (initiative: Initiative, comment: string, file: UploadedFile | null) =>
  http(`api/v1/initiatives/${publicIdOf(initiative)}/ignore`, {
    method: 'POST',
    repeatable: true,
    body: { ignored_file_id: file?.hash ?? null, comment },
    journal: noteOf('ban', initiative, { note: comment }),
    schema,
  });
