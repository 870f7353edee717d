import type { UseFormReturnType } from '@mantine/form';
import { AppError } from '@shared/errors.ts';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { firstWrong } from './first-wrong.ts';

/** Outcome of a submit without an error: 'done', or 'stay' if the person has to look again. */
export type Outcome = 'done' | 'stay';

/** State and action of a submit. */
export type Submit = {
  /** Validates and sends; ignored while sending. */
  readonly send: () => void;
  readonly sending: boolean;
  /** Error of the last submit; null also if it ended with 'stay' or was cancelled. */
  readonly error: AppError | null;
};

/**
 * Submits a form once at a time: calls `work` with the values, then `done` if its outcome is 'done'. An invalid form is
 * not sent, and the first invalid field in `fields` gets focus.
 */
export function useSubmit<V, T>(
  form: UseFormReturnType<V, T>,
  fields: RefObject<HTMLElement | null>,
  work: (values: T) => Promise<Outcome>,
  done: () => void,
): Submit {
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const [refused, setRefused] = useState(0);
  const running = useRef(false);
  /** The focused element at the submit: becoming inert or disabled loses focus. */
  const focused = useRef<Element | null>(null);

  useLayoutEffect(() => {
    // The server may have refused a field that passed the form's rules.
    const wrong = firstWrong(fields.current);
    if (!sending && focused.current instanceof HTMLElement) (wrong ?? focused.current).focus();
    focused.current = null;
  }, [sending, fields]);
  useLayoutEffect(() => {
    if (refused > 0) firstWrong(fields.current)?.focus();
  }, [refused, fields]);

  const validated = form.onSubmit(
    async (values) => {
      const before = document.activeElement;
      setSending(true);
      setError(null);
      try {
        const outcome = await work(values);
        if (outcome === 'done') done();
        else focused.current = before;
      } catch (thrown) {
        const failure = AppError.from(thrown);
        if (failure.kind !== 'cancelled') setError(failure);
        focused.current = before;
      } finally {
        running.current = false;
        setSending(false);
      }
    },
    () => {
      running.current = false;
      setRefused((times) => times + 1);
    },
  );

  return {
    send: () => {
      if (running.current) return;
      running.current = true;
      validated();
    },
    sending,
    error,
  };
}
