import type { UseFormReturnType } from '@mantine/form';
import type { AppError } from '@shared/errors.ts';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useAction } from '../use-action.ts';
import { useRepeat } from '../use-repeat.ts';
import { firstWrong } from './first-wrong.ts';

/** Outcome of a submit without an error: 'done', or 'stay' if the person has to look again. */
export type Outcome = 'done' | 'stay';

/** State and action of a submit. */
export type Submit = {
  /** Validates and sends; ignored while sending. After a call that may not be repeated, it asks first (`useRepeat`). */
  readonly send: () => void;
  readonly sending: boolean;
  /** Error of the last submit, until the next one has ended; null also if it ended with 'stay' or was cancelled. */
  readonly error: AppError | null;
};

export type SubmitOptions<V, T> = {
  form: UseFormReturnType<V, T>;
  /** Ref of the element around the fields. */
  fields: RefObject<HTMLElement | null>;
  work: (values: T) => Promise<Outcome>;
  /** Called if the outcome is 'done'. */
  done: () => void;
  /** Opens what shows whether an attempt without an answer was carried out. Default: nothing to open. */
  check?: (() => void) | undefined;
};

/** Submits a form once at a time. An invalid form is not sent, and the first invalid field gets focus. */
export function useSubmit<V, T>({ form, fields, work, done, check }: SubmitOptions<V, T>): Submit {
  const [refused, setRefused] = useState(0);
  /** The focused element at the submit: becoming inert or disabled loses focus. */
  const focused = useRef<Element | null>(null);
  const { press, running, error } = useAction({
    work,
    onDone: (outcome) => {
      if (outcome === 'stay') return;
      focused.current = null;
      done();
    },
    repeat: useRepeat({ check }),
  });

  useLayoutEffect(() => {
    if (running) return;
    // The server may have refused a field that passed the form's rules.
    const wrong = firstWrong(fields.current);
    if (focused.current instanceof HTMLElement) (wrong ?? focused.current).focus();
    focused.current = null;
  }, [running, fields]);
  useLayoutEffect(() => {
    if (refused > 0) firstWrong(fields.current)?.focus();
  }, [refused, fields]);

  const validated = form.onSubmit(
    (values) => {
      focused.current = document.activeElement;
      press(values);
    },
    () => setRefused((times) => times + 1),
  );

  return {
    send: () => {
      if (!running) validated();
    },
    sending: running,
    error: error?.kind === 'cancelled' ? null : error,
  };
}
