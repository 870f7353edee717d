import { AppError } from '@shared/errors.ts';

/** The time limit of a call. */
export type Deadline = {
  /** Aborts with a `timeout` as its reason. */
  signal: AbortSignal;
  /** Something has come: the silence counts anew. */
  progress: () => void;
  /** The call is over. */
  end: () => void;
};

/**
 * Ends a call after `silentMs` in which nothing comes, and after `wholeMs` in any case. A slow line carries a long list
 * for longer than a platform may take to begin its answer.
 */
export function createDeadline(silentMs: number, wholeMs: number): Deadline {
  const controller = new AbortController();
  const late = () => controller.abort(new AppError({ kind: 'timeout', detail: 'no answer in time' }));
  const silence = setTimeout(late, silentMs);
  const whole = setTimeout(late, wholeMs);
  return {
    signal: controller.signal,
    progress: () => void silence.refresh(),
    end: () => {
      clearTimeout(silence);
      clearTimeout(whole);
    },
  };
}
