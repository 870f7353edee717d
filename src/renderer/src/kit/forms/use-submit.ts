import type { UseFormReturnType } from '@mantine/form';
import { AppError } from '@shared/errors.ts';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { FailureWords } from '@/i18n/failure-words.ts';
import type { Text } from '@/i18n/text.ts';
import type { Sending } from '../drafts/sendings.ts';
import { useUnsaved } from '../drafts/unsaved.tsx';
import { useAction } from '../use-action.ts';
import { useHere } from '../use-here.ts';
import { type Doubt, useRepeat } from '../use-repeat.ts';
import type { Behind } from './behind.ts';
import { firstWrong } from './first-wrong.ts';
import type { DraftedAt } from './form-ways.ts';
import { atFields } from './refused-fields.ts';
import { useLeftReport } from './use-left-report.ts';

/** Outcome of a submit without an error: 'done', or 'stay' if the person has to look again. */
export type Outcome = 'done' | 'stay';

/** State and action of a submit. */
export type Submit = {
  /** Validates and sends; ignored while sending. After a call that may not be repeated, it asks first (`useRepeat`). */
  readonly send: () => void;
  readonly sending: boolean;
  /** Error of the last submit, until the next one has ended; null also if it ended with 'stay' or was cancelled. */
  readonly error: AppError | null;
  /** Resolves when the sending in flight has ended; undefined: none. */
  readonly ended: () => Promise<unknown> | undefined;
  /** Call when the form is left while it is sent: what is not done is then reported by a notice. */
  readonly letGo: () => void;
};

export type SubmitOptions<V, T> = {
  form: UseFormReturnType<V, T> & { readonly draft?: DraftedAt };
  /** Ref of the element around the fields. */
  fields: RefObject<HTMLElement | null>;
  work: (values: T) => Promise<Outcome>;
  /** Called if the outcome is 'done'. */
  done: () => void;
  /** Opens what shows whether an attempt without an answer was carried out. Default: nothing to open. */
  check?: (() => void) | undefined;
  /** Words for a failure after the form was left. Default: the action words of the screen's document. */
  failure?: Text | FailureWords | undefined;
  /** Where a doubt is kept. Default: it lasts as long as the form is open. */
  doubt?: Doubt | undefined;
  /** Sends without being waited for; `leave` closes the form at once, unasked. Default: the form waits for the answer. */
  behind?: (Behind & { readonly leave: () => void }) | undefined;
};

/** Submits a form once at a time. An invalid form is not sent, and the first invalid field gets focus. */
export function useSubmit<V, T>(options: SubmitOptions<V, T>): Submit {
  const { form, fields, work, done, check, failure, doubt, behind } = options;
  const { draft = null } = form;
  const { sendings } = useUnsaved();
  const here = useHere();
  const report = useLeftReport(draft, failure, { about: behind?.about });
  const [refused, setRefused] = useState(0);
  /** The focused element at the submit: becoming inert or disabled loses focus. */
  const focused = useRef<Element | null>(null);
  const current = useRef<{ sending: Sending; left: boolean; done: boolean }>(undefined);
  const repeat = useRepeat({ check, doubt });

  const reportLeft = (error: AppError | null) => {
    if (current.current?.left || !here.current) report(error);
    behind?.failed();
  };
  /** What the platform refuses of single fields is shown at them. */
  const attempt = async (values: T): Promise<Outcome> => {
    try {
      return await work(values);
    } catch (thrown) {
      throw atFields(form, fields.current, AppError.from(thrown));
    }
  };
  const { press, running, error } = useAction({
    work: (values: T) => {
      current.current = { sending: sendings.begin(draft), left: behind !== undefined, done: false };
      if (!behind) return attempt(values);
      const sent = sendings.inTurn(() => attempt(values));
      behind.leave();
      return sent;
    },
    onDone: (outcome) => {
      if (outcome === 'stay') {
        repeat.note(null);
        return reportLeft(null);
      }
      if (current.current) current.current.done = true;
      repeat.settle();
      focused.current = null;
      done();
    },
    onFailure: reportLeft,
    onEnd: () => current.current?.sending.end(current.current.done),
    // An attempt that ended with 'stay' has settled nothing.
    repeat: { ...repeat, settle: () => undefined },
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
    ended: () => (running ? current.current?.sending.ended : undefined),
    letGo: () => {
      if (current.current) current.current.left = true;
    },
  };
}
