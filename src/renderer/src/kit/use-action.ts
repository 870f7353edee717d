import { AppError } from '@shared/errors.ts';
import { useRef, useState } from 'react';
import type { Repeat } from './use-repeat.ts';

/** What a press does. */
export type ActionOptions<Input, Answer> = {
  /** Throws `AppError`. */
  work: (input: Input) => Promise<Answer>;
  onDone?: (answer: Answer) => unknown;
  onFailure?: (error: AppError) => void;
  /** Called after `onDone` or `onFailure`. */
  onEnd?: () => void;
  /** The question before another attempt, from `useRepeat`. Default: none, as what is sent is repeatable. */
  repeat?: Repeat;
};

/** The state of an action. */
export type Action<Input> = {
  /** Ignored while the action runs, from the press on: before React has disabled the button. */
  readonly press: (input: Input) => void;
  readonly running: boolean;
  /** Error of the last attempt: it stays until the next one has ended, so that nothing moves under the pointer. */
  readonly error: AppError | null;
  /** Clears the error. */
  readonly forget: () => void;
};

const REPEATABLE: Repeat = {
  inDoubt: () => false,
  ask: () => Promise.resolve(true),
  begin: () => undefined,
  note: () => undefined,
  settle: () => undefined,
};

/**
 * The one guard of everything that a press sends: once at a time, and not again without a question if the outcome is
 * not known and the call is not repeatable (`unrepeatable`).
 */
export function useAction<Input = void, Answer = unknown>(options: ActionOptions<Input, Answer>): Action<Input> {
  const { work, onDone, onFailure, onEnd, repeat = REPEATABLE } = options;
  const [running, setRunning] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const busy = useRef(false);

  const attempt = async (input: Input) => {
    setRunning(true);
    repeat.begin();
    try {
      const answer = await work(input);
      repeat.settle();
      setError(null);
      await onDone?.(answer);
    } catch (thrown) {
      const failure = AppError.from(thrown);
      repeat.note(failure);
      setError(failure);
      onFailure?.(failure);
    } finally {
      onEnd?.();
      setRunning(false);
    }
  };
  const press = async (input: Input) => {
    if (busy.current) return;
    busy.current = true;
    try {
      // Not awaited without a doubt: what a press sends is on its way before the next event.
      if (!repeat.inDoubt() || (await repeat.ask())) await attempt(input);
    } finally {
      busy.current = false;
    }
  };
  return { press: (input) => void press(input), running, error, forget: () => setError(null) };
}
