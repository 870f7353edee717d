import type { UseFormReturnType } from '@mantine/form';
import { AppError } from '@shared/errors.ts';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { firstWrong } from './first-wrong.ts';

/** How sending ended: it is done with, or it stays as it is, without an error, such as where the person has to look again. */
export type Outcome = 'done' | 'stay';

export type Submit = {
  /** Validates and sends; nothing happens while it is on its way. */
  readonly send: () => void;
  readonly sending: boolean;
  /** Why the last one failed; null also for one that stays, or was given up. */
  readonly error: AppError | null;
};

/**
 * Sends a form once: `work` with the values, then `done` where it is. A form that does not validate is not sent, and the first wrong
 * field in `fields` gets the focus.
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
  /** What had the keyboard when it was sent: what is inert or disabled meanwhile loses it. */
  const focused = useRef<Element | null>(null);

  useLayoutEffect(() => {
    // The server may have found a field wrong that the form let through.
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
