import { roleSchema } from '@shared/roles.ts';
import { profileSchema, type ShellState, shellStateSchema } from '@shared/session.ts';
import { z } from 'zod';

/** The session as it is kept on disk, under one key. Role and user are null until the profile has come. */
export const sessionRecordSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().nullable(),
  role: roleSchema.nullable(),
  user: profileSchema.nullable(),
  shell: shellStateSchema,
});
export type SessionRecord = z.infer<typeof sessionRecordSchema>;

/** What the shell looks like for somebody who has just signed in. */
export const FRESH_SHELL: ShellState = { collapsed: null, headerTitle: '', breadcrumbs: [] };
