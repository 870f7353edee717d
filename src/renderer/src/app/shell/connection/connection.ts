/** State of the connection to the platform: online, offline (with the time of the next retry), or retrying now. */
export type Connection =
  | { status: 'online' }
  | { status: 'offline' /** ms since the epoch */; retryAt: number }
  | { status: 'retrying' };

const FIRST_DELAY_MS = 2_000;
const LONGEST_DELAY_MS = 30_000;
/** Online time, in ms, after which the backoff starts over; a connection lost sooner continues the backoff. */
const STEADY_MS = 60_000;

/**
 * Delay before retry number `attempt` (from 0), in ms: exponential backoff, at most a minute. `random`, from 0 to 1,
 * is the jitter: it lengthens the delay up to twofold, so that workstations do not all reconnect at once.
 */
export const retryDelay = (attempt: number, random: number): number =>
  Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt) * (1 + random);

/** What a connection monitor needs from its owner. */
export type ConnectionDeps = {
  /** Probes the platform; resolves to true if the platform answered. Never rejects. */
  check: () => Promise<boolean>;
  /** Called when the connection is back. */
  onBack: () => void;
  /** Jitter of the retries, from 0 to 1. Default: random. */
  random?: () => number;
};

/** Watches the connection; `subscribe` returns the function that unsubscribes. */
export type ConnectionMonitor = {
  get: () => Connection;
  subscribe: (listener: () => void) => () => void;
  /** Reports a call that failed without an answer. */
  lost: () => void;
  /** Reports a call that was answered. */
  answered: () => void;
  /** Retries now instead of waiting for the backoff. */
  retry: () => void;
  /** Cancels retries without notifying listeners; a later `lost` starts over. */
  stop: () => void;
};

/** Creates a connection monitor: detects the loss, retries with exponential backoff, reports the recovery. */
export function createConnectionMonitor({ check, onBack, random = Math.random }: ConnectionDeps): ConnectionMonitor {
  const listeners = new Set<() => void>();
  let state: Connection = { status: 'online' };
  let attempt = 0;
  let onlineSince = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** A retry was requested during the probe, whose last attempt may precede the return of the connection. */
  let again = false;
  /** Number of `stop` calls: the result of a probe started before a stop is discarded. */
  let stops = 0;

  const set = (next: Connection) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const wait = () => {
    const delay = retryDelay(attempt++, random());
    timer = setTimeout(ask, delay);
    set({ status: 'offline', retryAt: Date.now() + delay });
  };

  const back = () => {
    clearTimeout(timer);
    onlineSince = Date.now();
    set({ status: 'online' });
    onBack();
  };

  async function ask() {
    clearTimeout(timer);
    again = false;
    set({ status: 'retrying' });
    const before = stops;
    const reached = await check();
    // Race: another call may have been answered during the probe.
    if (before !== stops || state.status !== 'retrying') return;
    if (reached) back();
    else if (again) void ask();
    else wait();
  }

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    lost: () => {
      if (state.status !== 'online') return;
      if (Date.now() - onlineSince >= STEADY_MS) attempt = 0;
      wait();
    },
    answered: () => {
      if (state.status !== 'online') back();
    },
    retry: () => {
      if (state.status === 'offline') void ask();
      else if (state.status === 'retrying') again = true;
    },
    stop: () => {
      stops += 1;
      clearTimeout(timer);
      state = { status: 'online' };
    },
  };
}
