import type { UseFormReturnType } from '@mantine/form';
import { AppError } from '@shared/errors.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';

export type Submit = {
  /** Validates and sends; nothing happens while it is on its way. */
  readonly send: () => void;
  readonly sending: boolean;
  /** Why the last one failed; null also for one that was given up. */
  readonly error: AppError | null;
};

/**
 * Sends a form once: `work` with the values, then `done`. A form that does not validate is not sent, and the first wrong
 * field in `fields` gets the focus.
 */
export function useSubmit<V, T>(
  form: UseFormReturnType<V, T>,
  fields: RefObject<HTMLElement | null>,
  work: (values: T) => Promise<void>,
  done: () => void,
): Submit {
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const [refused, setRefused] = useState(0);
  const running = useRef(false);
  /** What had the keyboard when it was sent: what is inert or disabled meanwhile loses it. */
  const focused = useRef<Element | null>(null);

  useEffect(() => {
    if (!sending && focused.current instanceof HTMLElement) focused.current.focus();
    focused.current = null;
  }, [sending]);
  useEffect(() => {
    if (refused > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refused, fields]);

  const validated = form.onSubmit(
    async (values) => {
      const before = document.activeElement;
      setSending(true);
      setError(null);
      try {
        await work(values);
        done();
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
