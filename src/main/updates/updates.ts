import { AppError } from '@shared/errors.ts';
import type { UpdateOffer, UpdateState } from '@shared/updates.ts';
import { createShared } from '../concurrency/shared.ts';
import type { Log } from '../diagnostics/log.ts';
import type { UpdateClient } from './client.ts';
import { factsOf, updateProblem } from './problem.ts';
import { nextCheckIn } from './schedule.ts';
import type { WhoUpdates } from './who-updates.ts';

/** The updates of this installation. */
export type Updates = {
  state: () => UpdateState;
  /** Starts the automatic checks: after the start and daily. */
  start: () => void;
  /** Checks for a newer version. A failure becomes a state. A no-op while off, busy or with a version downloaded. */
  check: () => Promise<UpdateState>;
  /** Downloads the offered version; after a failure, checks again first. Throws only `bad-call`, if none is offered. */
  download: () => Promise<UpdateState>;
  /**
   * Asks about unfinished work, starts the installer and ends the program. Throws `bad-call` before a version is
   * downloaded.
   */
  install: () => Promise<UpdateState>;
  /** Ends the checks, at shutdown. */
  stop: () => void;
};

type Options = {
  who: WhoUpdates;
  /** Called once, when the first check begins. */
  client: () => Promise<UpdateClient>;
  /** Whether the person agrees to end the program now; asks only if work is unfinished. */
  agree: () => Promise<boolean>;
  /** Withdraws the person's agreement, since the installer did not start. */
  stay: () => void;
  /** Ends the program, for the installer that is about to start. */
  quit: () => void;
  onChange: (state: UpdateState) => void;
  log: Log;
  /** Jitter of the checks, from 0 to 1. Default: random. */
  random?: () => number;
};

const nothingOffered = () => new AppError({ kind: 'bad-call', detail: 'no version is offered' });

/** Creates the state machine of the updates. Only the person downloads and installs; the program itself only checks. */
export function createUpdates(options: Options): Updates {
  const { who, agree, stay, quit, onChange, log, random = Math.random } = options;
  let state: UpdateState = 'off' in who ? { status: 'off', reason: who.off } : { status: 'idle' };
  let timer: NodeJS.Timeout | undefined;
  let loading: Promise<UpdateClient> | undefined;
  // A second press shares the first one's check of the installer.
  const share = createShared<UpdateState>();

  const client = () => {
    loading ??= options.client();
    return loading;
  };
  function change(next: UpdateState): UpdateState {
    state = next;
    onChange(next);
    return next;
  }
  function fail(error: unknown, offer: UpdateOffer | null): UpdateState {
    log.warn('update', factsOf(error));
    return change({ status: 'failed', problem: updateProblem(error), offer });
  }
  const isBusy = () => ['off', 'checking', 'downloading', 'ready'].includes(state.status);

  async function ask(): Promise<UpdateState> {
    const offer = await (await client()).check();
    log.info('looked for updates', { found: offer?.version ?? null });
    return offer ? { status: 'available', offer } : { status: 'current' };
  }

  /** A check that the person has requested. */
  async function look(): Promise<UpdateState> {
    change({ status: 'checking' });
    try {
      return change(await ask());
    } catch (error) {
      return fail(error, null);
    }
  }

  /** An automatic check; if it fails, or if the person has started an action meanwhile, the state stays unchanged. */
  async function lookQuietly(): Promise<void> {
    if (isBusy()) return plan('answer');
    const before = state;
    try {
      const found = await ask();
      if (state === before) change(found);
      plan('answer');
    } catch (error) {
      log.info('updates were not looked for', factsOf(error));
      plan('failure');
    }
  }

  function plan(before: 'start' | 'answer' | 'failure'): void {
    clearTimeout(timer);
    timer = setTimeout(() => void lookQuietly(), nextCheckIn(before, random()));
  }

  async function bring(offer: UpdateOffer): Promise<UpdateState> {
    const receive = (receivedBytes: number) => {
      if (state.status === 'downloading') change({ status: 'downloading', offer, receivedBytes });
    };
    change({ status: 'downloading', offer, receivedBytes: 0 });
    try {
      await (await client()).download(receive);
      log.info('update downloaded', { version: offer.version });
      return change({ status: 'ready', offer });
    } catch (error) {
      return fail(error, offer);
    }
  }

  async function replace(offer: UpdateOffer): Promise<UpdateState> {
    if (!(await agree())) return state;
    try {
      await (await client()).install();
    } catch (error) {
      stay();
      const { problem, ...facts } = factsOf(error);
      log.warn('update', { problem, ...facts });
      const exchanged = problem === 'checksum' || problem === 'signature';
      return change({ status: 'failed', problem: exchanged ? problem : 'not-started', offer });
    }
    log.info('the installer has started', { version: offer.version });
    quit();
    return state;
  }

  return {
    state: () => state,
    start: () => {
      if (state.status !== 'off') plan('start');
    },
    async check() {
      return isBusy() ? state : look();
    },
    async download() {
      // The feed may have been corrected since.
      if (state.status === 'failed' && state.offer) await look();
      else if (state.status !== 'available') throw nothingOffered();
      return state.status === 'available' ? bring(state.offer) : state;
    },
    async install() {
      if (state.status !== 'ready') throw nothingOffered();
      const { offer } = state;
      return share('install', () => replace(offer));
    },
    stop: () => clearTimeout(timer),
  };
}
