import type { SessionState, SignedOutReason } from '@shared/session.ts';

/**
 * What becomes of each thing in the page when a session ends; the main process has its own table (`session-end.ts`).
 * Cached answers go in every case: each session has a new cache. What is kept has an owner: at another person's sign-in
 * the choices of the window are deleted, and chosen files are hidden.
 */
// biome-ignore format: a table
const PAGE_ENDS = {
  // on expiry, where the profile cannot be read, on sign-out
  'window choices': { expired: 'keep', 'profile-failed': 'keep',   'signed-out': 'delete' },
  'chosen files':   { expired: 'keep', 'profile-failed': 'delete', 'signed-out': 'delete' },
} as const satisfies Record<string, Record<Exclude<SignedOutReason, 'never'>, 'keep' | 'delete'>>;

/** Whether a thing is deleted in this state of the session. A start without a session is like one without a profile. */
export const isDeleted = (what: keyof typeof PAGE_ENDS, session: SessionState | undefined): boolean =>
  session?.status === 'signed-out' &&
  PAGE_ENDS[what][session.reason === 'never' ? 'profile-failed' : session.reason] === 'delete';
