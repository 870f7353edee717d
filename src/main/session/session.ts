import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { ANOTHER_PERSON } from '@shared/constants.ts';
import { AppError, asksForFewer } from '@shared/errors.ts';
import { personOf } from '@shared/person.ts';
import type { Profile, SessionState, ShellState, SignedOutReason } from '@shared/session.ts';
import { isOutage } from '../api/outage.ts';
import type { Tokens } from '../auth/tokens.ts';
import type { Log } from '../diagnostics/log.ts';
import { withRemembered } from './profile.ts';
import { FRESH_SHELL, type SessionRecord } from './record.ts';
import type { Vault } from './vault.ts';

/** The session of the signed-in person. */
export type Session = {
  /** The session as the page may see it. */
  current: () => SessionState;
  /** Null while signed out. */
  accessToken: () => string | null;
  /** Restores the session of the last run; call it once. Never rejects. */
  start: () => Promise<SessionState>;
  /** Retries a profile that could not be confirmed at the start. Never rejects. */
  confirm: () => Promise<SessionState>;
  /**
   * Stores the tokens, loads the profile, stores the role, in that order. A rejection leaves nothing stored.
   */
  establish: (tokens: Tokens) => Promise<SessionState>;
  /** Ends the session at the person's own request. */
  signOut: () => Promise<void>;
  /** Handles a 401 to a call made with `token`: ends that session once, never a newer one. */
  expire: (token: string) => Promise<void>;
  /** Locks the program until `unlock`, also over a restart; without a session it does nothing. Never rejects. */
  lock: () => Promise<void>;
  /**
   * Opens a locked program for the same person, with the tokens of their new sign-in, which replace the old ones. For
   * anybody else it stays locked, and the tokens are forgotten: throws `forbidden` with `ANOTHER_PERSON`.
   */
  unlock: (tokens: Tokens, profile: Profile) => Promise<SessionState>;
  /** Stores the shell's state with the session. Listeners are not notified: the calling page knows the state. */
  saveShell: (shell: ShellState) => Promise<void>;
  /** The returned function stops listening. */
  onChange: (listener: (state: SessionState) => void) => () => void;
};

type Options = {
  vault: Vault;
  /** Loads the profile of a token. Throws `AppError`. */
  fetchProfile: (token: string) => Promise<Profile>;
  log: Log;
  /** Default: 3,000. */
  patienceMs?: number;
};

/** How long the start waits for the platform before the window shows the remembered profile, in ms. */
const PATIENCE_MS = 3_000;

/**
 * The meaning of a failed profile request: null when it says nothing about the session (A-038, Z-143): neither an
 * outage nor a rate limit ever signs the person out.
 */
function verdictOf(error: AppError): SignedOutReason | null {
  if (error.kind === 'unauthorized') return 'expired';
  return isOutage(error) || asksForFewer(error) ? null : 'profile-failed';
}

/**
 * Why a sign-in with the right credentials has failed. Omits the status: the sign-in page would read a 401 as wrong ones
 * (A-032).
 */
export function signInFailure(thrown: unknown): AppError {
  const { status: _, ...error } = AppError.from(thrown).toJSON();
  return new AppError(error, { cause: thrown });
}

/**
 * Creates the state machine of the session: signed out, or signed in with a profile that is confirmed or, while the
 * platform cannot be reached, remembered (spec 000 §2, §8); then it may be locked. Listeners are notified once for every
 * change.
 */
export function createSession({ vault, fetchProfile, log, patienceMs = PATIENCE_MS }: Options): Session {
  const listeners = new Set<(state: SessionState) => void>();
  let state: SessionState = { status: 'signed-out', reason: 'never' };
  let record: SessionRecord | null = null;
  let confirming: Promise<SessionState> | null = null;
  let establishing: { token: string; work: Promise<SessionState> } | null = null;

  function change(next: SessionState): SessionState {
    state = next;
    const { status } = next;
    log.info('session', {
      status,
      ...(status === 'signed-out' ? { reason: next.reason } : next.locked && { locked: true }),
    });
    for (const listener of listeners) listener(next);
    return next;
  }

  /** The state changes at once, so that a second 401 finds no session; wiping the record may take longer. */
  async function end(reason: SignedOutReason): Promise<void> {
    record = null;
    const wiped = vault.clear();
    change({ status: 'signed-out', reason });
    await wiped;
  }

  const signedIn = (profile: Profile, shell: ShellState, confirmed: boolean): SessionState => ({
    status: 'signed-in',
    profile,
    shell,
    persistence: vault.persistence(),
    confirmed,
    locked: record?.locked ?? false,
  });

  /** Stores the profile with the record, unless the session has ended or been replaced meanwhile. */
  async function keepProfile(of: SessionRecord, profile: Profile): Promise<boolean> {
    if (record?.access_token !== of.access_token) return false;
    record = { ...record, role: profile.role, user: profile };
    await vault.save(record);
    return record?.access_token === of.access_token;
  }

  /** Confirms the record's profile with the platform; offline, the remembered profile stays. */
  async function check(of: SessionRecord): Promise<SessionState> {
    try {
      const profile = withRemembered(await fetchProfile(of.access_token), of.user);
      if (await keepProfile(of, profile)) return change(signedIn(profile, record?.shell ?? of.shell, true));
    } catch (thrown) {
      if (record?.access_token !== of.access_token) return state;
      const error = AppError.from(thrown);
      const verdict = verdictOf(error);
      log.warn('the profile could not be loaded', error.facts());
      if (verdict || !record.user) await end(verdict ?? 'profile-failed');
      else if (state.status === 'signed-out') change(signedIn(record.user, record.shell, false));
    }
    return state;
  }

  /** One check in flight; concurrent callers share its outcome. */
  function confirmOnce(of: SessionRecord): Promise<SessionState> {
    confirming ??= check(of).finally(() => {
      confirming = null;
    });
    return confirming;
  }

  async function establish({ access_token, refresh_token }: Tokens): Promise<SessionState> {
    const fresh: SessionRecord = {
      access_token,
      refresh_token,
      role: null,
      user: null,
      shell: FRESH_SHELL,
      locked: false,
    };
    record = fresh;
    try {
      await vault.save(fresh);
      const profile = await fetchProfile(access_token);
      if (!(await keepProfile(fresh, profile))) throw new AppError({ kind: 'cancelled' });
      return change(signedIn(profile, fresh.shell, true));
    } catch (thrown) {
      if (record?.access_token === access_token) {
        record = null;
        await vault.clear();
        if (state.status === 'signed-in') change({ status: 'signed-out', reason: 'profile-failed' });
      }
      throw signInFailure(thrown);
    }
  }

  return {
    current: () => state,
    accessToken: () => record?.access_token ?? null,

    async start() {
      const stored = await vault.load();
      // A person may have signed in while the keychain was slow.
      if (!stored || record) return state;
      record = stored;
      const checked = confirmOnce(stored);
      await Promise.race([checked, sleep(patienceMs, undefined, { ref: false })]);
      if (state.status === 'signed-out' && record?.user) change(signedIn(record.user, record.shell, false));
      return state;
    },

    async confirm() {
      if (!record || state.status !== 'signed-in' || state.confirmed) return state;
      return confirmOnce(record);
    },

    establish(tokens) {
      // One sign-in may be requested twice, and both requests establish the same tokens.
      if (establishing?.token !== tokens.access_token) {
        const work = establish(tokens).finally(() => {
          if (establishing?.work === work) establishing = null;
        });
        establishing = { token: tokens.access_token, work };
      }
      return establishing.work;
    },

    async signOut() {
      if (record) await end('signed-out');
    },

    async expire(token) {
      if (record?.access_token === token) await end('expired');
    },

    async lock() {
      if (!record || state.status !== 'signed-in' || state.locked) return;
      record = { ...record, locked: true };
      change({ ...state, locked: true });
      await vault.save(record);
    },

    async unlock(tokens, profile) {
      if (!record || state.status !== 'signed-in' || !state.locked) return state;
      if (personOf(profile) !== personOf(state.profile))
        throw new AppError({ kind: 'forbidden', detail: ANOTHER_PERSON });
      const user = withRemembered(profile, record.user);
      record = { ...record, ...tokens, role: user.role, user, locked: false };
      const opened = change(signedIn(user, record.shell, true));
      await vault.save(record);
      return opened;
    },

    async saveShell(shell) {
      if (!record || state.status !== 'signed-in' || isDeepStrictEqual(shell, record.shell)) return;
      record = { ...record, shell };
      state = { ...state, shell };
      await vault.save(record);
      const persistence = vault.persistence();
      if (state.status === 'signed-in' && state.persistence !== persistence) change({ ...state, persistence });
    },

    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
