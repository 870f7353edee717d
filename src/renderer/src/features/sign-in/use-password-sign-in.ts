import type { CallInput } from '@shared/bridge/contract.ts';
import { bridge, unwrap } from '@/api/bridge.ts';
import { useAction } from '@/kit/use-action.ts';
import { type PasswordFailure, passwordFailure } from './rules.ts';

/** Handlers of a password sign-in. */
export type PasswordSignInHandlers = {
  /** Called after every attempt, successful or not. */
  onSettled: () => void;
  onFailure: (failure: PasswordFailure) => void;
};

/**
 * Signs in with a password, one attempt at a time. On success the new session arrives by an event, and the guard leaves
 * the page.
 */
export function usePasswordSignIn({ onSettled, onFailure }: PasswordSignInHandlers) {
  const { press, running, error } = useAction({
    work: (input: CallInput<'session.signInWithPassword'>) => unwrap(bridge.session.signInWithPassword(input)),
    onFailure: (failure) => onFailure(passwordFailure(failure)),
    onEnd: onSettled,
  });
  return { submit: press, pending: running, failure: error && passwordFailure(error), number: error?.number };
}
