import type { AppError } from '@shared/errors.ts';
import { bridge, unwrap } from '@/api/bridge.ts';
import { usePushed } from '@/api/use-pushed.ts';
import type { Text } from '@/i18n/text.ts';
import { useAction } from '@/kit/use-action.ts';
import { ssoFailure } from './rules.ts';

/** State of the single sign-on. */
export type Sso = {
  start: () => void;
  /** Reopens the browser at the same address and restarts the timeout, for a person who closed the page. */
  reopen: () => void;
  /** The browser is being opened. */
  starting: boolean;
  /** Deadline for the browser's answer, in ms since the epoch; null if no sign-in is pending. */
  waiting: { expiresAt: number } | null;
  failure: Text | null;
  /** The failure of the last sign-in itself. */
  error: AppError | null;
  /** Clears the failure of the last sign-in. */
  forgetFailure: () => void;
  /** Number of the failure. */
  number: string | undefined;
};

/** Single sign-on in the system browser. The main process owns the flow, so a reloaded page resumes it. */
export function useSso(call = bridge.session.signInWithSso): Sso {
  const state = usePushed('sso.changed', bridge.session.sso, { status: 'idle' });
  const signIn = useAction({ work: () => unwrap(call()) });
  const waiting = state?.status === 'waiting' ? { expiresAt: state.expiresAt } : null;
  const { error } = signIn;
  return {
    start: () => signIn.press(),
    // Joins the pending sign-in, whose outcome goes to the call that started it.
    reopen: () => void call(),
    starting: signIn.running && !waiting,
    waiting,
    forgetFailure: signIn.forget,
    failure: error && ssoFailure(error),
    error,
    number: error?.number,
  };
}
