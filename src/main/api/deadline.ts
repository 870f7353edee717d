import { AppError } from '@shared/errors.ts';

/** The time limit of a call. */
export type Deadline = {
  /** Aborts with a `timeout` as its reason. */
  signal: AbortSignal;
  /** A chunk has arrived: restarts the limit on silence. */
  progress: () => void;
  /** The call is over. */
  end: () => void;
};

/**
 * Aborts a call after `silentMs` without a chunk, and after `wholeMs` in total. On a slow line a long list may take
 * longer to arrive than the platform may take to begin its answer.
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
