import type { CallInput } from '@shared/bridge/contract.ts';
import { AppError } from '@shared/errors.ts';
import { useMutation } from '@tanstack/react-query';
import { bridge, unwrap } from '@/api/bridge.ts';
import { type PasswordFailure, passwordFailure } from './rules.ts';

/** Handlers of a password sign-in. */
export type PasswordSignInHandlers = {
  onAttempt: () => void;
  /** Called after every attempt, successful or not. */
  onSettled: () => void;
  onFailure: (failure: PasswordFailure) => void;
};

/**
 * Signs in with a password, one attempt at a time. On success the new session arrives by an event, and the guard leaves
 * the page.
 */
export function usePasswordSignIn({ onAttempt, onSettled, onFailure }: PasswordSignInHandlers) {
  const attempt = useMutation({
    mutationFn: (input: CallInput<'session.signInWithPassword'>) => unwrap(bridge.session.signInWithPassword(input)),
    onMutate: onAttempt,
    onSettled,
    onError: (error) => onFailure(passwordFailure(AppError.from(error))),
  });
  return {
    submit: (input: CallInput<'session.signInWithPassword'>) => {
      if (!attempt.isPending) attempt.mutate(input);
    },
    pending: attempt.isPending,
    failure: attempt.error ? passwordFailure(AppError.from(attempt.error)) : null,
    number: attempt.error ? AppError.from(attempt.error).number : undefined,
  };
}
