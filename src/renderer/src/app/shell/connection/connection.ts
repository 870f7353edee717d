/** Whether the platform answers: yes, no (and when it is asked again), or being asked. */
export type Connection =
  | { status: 'online' }
  | { status: 'offline' /** ms since the epoch */; retryAt: number }
  | { status: 'retrying' };

const FIRST_DELAY_MS = 2_000;
const LONGEST_DELAY_MS = 60_000;
/** A connection that fell sooner than this was no connection: the waiting goes on where it was. */
const STEADY_MS = 60_000;

/** How long to wait before try number `attempt` (from 0), in ms: twice as long each time, at most a minute. */
export const retryDelay = (attempt: number): number => Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt);

export type ConnectionDeps = {
  /** Asks the platform; true when it answered. Never rejects. */
  check: () => Promise<boolean>;
  /** Called when it answers again. */
  onBack: () => void;
};

export type ConnectionMonitor = {
  get: () => Connection;
  subscribe: (listener: () => void) => () => void;
  /** A call failed for want of an answer. */
  lost: () => void;
  /** A call was answered. */
  answered: () => void;
  /** Asks now instead of waiting. */
  retry: () => void;
  /** Asks no more and says nothing; a later loss begins anew. */
  stop: () => void;
};

/** Watches the connection: tells when it is lost, asks again by itself with growing pauses, tells when it is back. */
export function createConnectionMonitor({ check, onBack }: ConnectionDeps): ConnectionMonitor {
  const listeners = new Set<() => void>();
  let state: Connection = { status: 'online' };
  let attempt = 0;
  let onlineSince = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts the stops, so that a question asked before one is not answered after it. */
  let stops = 0;

  const set = (next: Connection) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const wait = () => {
    const delay = retryDelay(attempt++);
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
    set({ status: 'retrying' });
    const before = stops;
    const reached = await check();
    // Meanwhile another call may have been answered.
    if (before !== stops || state.status !== 'retrying') return;
    if (reached) back();
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
    },
    stop: () => {
      stops += 1;
      clearTimeout(timer);
      state = { status: 'online' };
    },
  };
}
