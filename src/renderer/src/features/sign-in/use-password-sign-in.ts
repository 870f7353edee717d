import type { CallInput } from '@shared/bridge/contract.ts';
import { AppError } from '@shared/errors.ts';
import { useMutation } from '@tanstack/react-query';
import { bridge, unwrap } from '@/api/bridge.ts';
import { type PasswordFailure, passwordFailure } from './rules.ts';

export type PasswordSignInHandlers = {
  onAttempt: () => void;
  /** After every attempt, successful or not. */
  onSettled: () => void;
  onFailure: (failure: PasswordFailure) => void;
};

/** One attempt at a time to sign in with a password. Success arrives as the new session, which leaves the page. */
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
  };
}
