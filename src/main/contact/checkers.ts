import { mayCheck } from '@shared/access.ts';
import type { SessionState } from '@shared/session.ts';

/** Argument of the developers' tool, which checks what each role may read, and whether a role sees its own place only (Z-120). */
const ANYONE = '--check-as-anyone';

/** Whether any role may check the platform: in a run from a checkout that was started so. */
export const isForAnyone = ({ isPackaged, argv }: { isPackaged: boolean; argv: readonly string[] }): boolean =>
  !isPackaged && argv.includes(ANYONE);

/** Whether whoever is signed in may begin a check. */
export const mayBegin = (state: SessionState, forAnyone: boolean): boolean =>
  state.status === 'signed-in' && (forAnyone || mayCheck(state.profile.role));

/** Whether the menu offers the check: also before a sign-in, whose role nobody knows yet. */
export const isOffered = (state: SessionState, forAnyone: boolean): boolean =>
  state.status !== 'signed-in' || mayBegin(state, forAnyone);
