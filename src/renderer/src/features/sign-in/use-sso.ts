import { AppError } from '@shared/errors.ts';
import { useMutation } from '@tanstack/react-query';
import { bridge, unwrap } from '@/api/bridge.ts';
import { usePushed } from '@/api/use-pushed.ts';
import type { Text } from '@/i18n/catalogue.ts';
import { ssoFailure } from './rules.ts';

export type Sso = {
  start: () => void;
  /** Opens the browser again at the same address and starts the time anew, for people who closed the page. */
  reopen: () => void;
  /** The browser is being opened. */
  starting: boolean;
  /** Until when (ms since the epoch) the browser may come back; null while nobody waits for it. */
  waiting: { expiresAt: number } | null;
  failure: Text | null;
};

/** Single sign-on in the system browser. The main process owns the flow, so a reloaded page finds it again. */
export function useSso(): Sso {
  const state = usePushed('sso.changed', bridge.session.sso, { status: 'idle' });
  const signIn = useMutation({ mutationFn: () => unwrap(bridge.session.signInWithSso()) });
  const waiting = state?.status === 'waiting' ? { expiresAt: state.expiresAt } : null;
  return {
    start: () => {
      if (!signIn.isPending) signIn.mutate();
    },
    // Joins the sign-in that waits, which tells its end to whoever began it.
    reopen: () => void bridge.session.signInWithSso(),
    starting: signIn.isPending && !waiting,
    waiting,
    failure: signIn.error ? ssoFailure(AppError.from(signIn.error)) : null,
  };
}
