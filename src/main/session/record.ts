import { roleSchema } from '@shared/roles.ts';
import { profileSchema, type ShellState, shellStateSchema } from '@shared/session.ts';
import { z } from 'zod';

/** The session as stored on disk, under one key. Role and user are null until the profile is loaded. */
export const sessionRecordSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().nullable(),
  role: roleSchema.nullable(),
  user: profileSchema.nullable(),
  shell: shellStateSchema,
  /** Whether the program is locked. Records of earlier versions lack it: they are not. */
  locked: z.boolean().default(false),
});
/** A stored session. */
export type SessionRecord = z.infer<typeof sessionRecordSchema>;

/** State of the shell after a fresh sign-in. */
export const FRESH_SHELL: ShellState = { collapsed: null, headerTitle: '', breadcrumbs: [] };
