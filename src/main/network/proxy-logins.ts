import type { ProxyQuestion } from '@shared/network.ts';
import { startOf } from '@shared/start-of.ts';
import type { ProxyLogin } from '../config/proxy-login.ts';
import type { Login, LoginStore } from './login-store.ts';

/** Longest name of a proxy or a realm that is shown, in characters: both come from the network. */
const MAX_SHOWN = 200;

/** The part of Electron's `AuthInfo` used here. */
type AuthInfo = { isProxy: boolean; scheme: string; host: string; port: number; realm: string };
/** Gives a name and a password; without them, the call gets the proxy's refusal. */
type Give = (username?: string, password?: string) => void;

/** Names and passwords for the proxies between the program and the platform. */
export type ProxyLogins = {
  /** A listener for the event `login` of one request. */
  listener: () => (asked: AuthInfo, give: Give) => void;
  /** The question that waits for the person; null: none. */
  question: () => ProxyQuestion | null;
  /**
   * Sets the person whose logins these are; null: they have signed out. Another person's are forgotten; what was answered
   * while nobody was signed in is of the person who then signs in. Never rejects.
   */
  belongTo: (owner: string | null) => Promise<void>;
  /** Answers the question; with `keep`, the login outlives the program, for its person. Never rejects. */
  answer: (login: Login, keep: boolean) => Promise<void>;
  /** Leaves the question unanswered: calls fail until `askAgain`. */
  dismiss: () => void;
  /** The next call asks the person again. */
  askAgain: () => void;
};

type Waiting = { asked: AuthInfo; refused: boolean; give: Give[] };

/** The key of a proxy includes its scheme: a password given for a strong scheme is never sent by a weaker one. */
const keyOf = ({ scheme, host, port, realm }: AuthInfo): string => JSON.stringify([scheme, host, port, realm]);

/**
 * Answers proxies that require a name and a password: from this run's memory, from the store, or by asking the person,
 * once for all waiting calls. A login that a proxy refuses is forgotten. A host never gets a login: the session's token
 * is the only credential sent there.
 */
export function createProxyLogins({
  store,
  office = null,
  forgetCached,
  onChange,
}: {
  store: LoginStore;
  /** The office's own login, for its proxy alone; a proxy that refuses it is asked about. Default: none. */
  office?: ProxyLogin | null;
  /** Makes the network stack forget the logins that it was given. */
  forgetCached: () => Promise<void>;
  /** Called when the question has changed. */
  onChange: () => void;
}): ProxyLogins {
  const known = new Map<string, Login>();
  const waiting = new Map<string, Waiting>();
  const dismissed = new Set<string>();
  /** Logins to keep once it is known whose they are. */
  const toKeep = new Set<string>();
  let person: string | null = null;
  const nameOf = (owner: string, key: string) => JSON.stringify([owner, key]);
  const officeFor = ({ host, port }: AuthInfo) => (office?.host === host && office.port === port ? office : null);
  const first = () => waiting.values().next().value ?? null;

  async function forget(key: string): Promise<void> {
    known.delete(key);
    toKeep.delete(key);
    if (person !== null) await store.remove(nameOf(person, key));
  }

  /** Ends the question of a proxy, with or without an answer. */
  function settle(key: string, login: Login | null): void {
    const { give = [] } = waiting.get(key) ?? {};
    waiting.delete(key);
    for (const each of give) login ? each(login.username, login.password) : each();
    onChange();
  }

  function ask(asked: AuthInfo, refused: boolean, give: Give): void {
    const key = keyOf(asked);
    if (dismissed.has(key)) {
      give();
      return;
    }
    const others = waiting.get(key);
    waiting.set(key, { asked, refused: refused || (others?.refused ?? false), give: [...(others?.give ?? []), give] });
    onChange();
  }

  return {
    listener: () => {
      let given: Login | null = null;
      return async (asked, give) => {
        if (!asked.isProxy) return give();
        const key = keyOf(asked);
        const stored = known.get(key) ?? (person === null ? null : await store.read(nameOf(person, key)));
        // Another call may have got a newer login meanwhile, even while the disk was read.
        const kept = known.get(key) ?? stored ?? officeFor(asked);
        const isNew = kept !== null && (kept.username !== given?.username || kept.password !== given.password);
        const refused = given !== null && !isNew;
        if (isNew) {
          known.set(key, kept);
          given = kept;
          return give(kept.username, kept.password);
        }
        if (refused) await forget(key);
        ask(asked, refused, (username, password) => {
          if (username !== undefined && password !== undefined) given = { username, password };
          give(username, password);
        });
      };
    },

    question: () => {
      const shown = first();
      if (!shown) return null;
      const { host, port, realm } = shown.asked;
      return {
        host: startOf(host, MAX_SHOWN),
        port,
        realm: startOf(realm, MAX_SHOWN),
        refused: shown.refused,
        canKeep: store.canKeep,
      };
    },

    async belongTo(owner) {
      if (owner === person) return;
      const isAnother = person !== null;
      person = owner;
      if (isAnother) {
        for (const names of [known, dismissed, toKeep]) names.clear();
        await forgetCached().catch(() => undefined);
      }
      for (const key of owner === null ? [] : [...toKeep]) {
        const login = known.get(key);
        if (login && owner !== null) await store.write(nameOf(owner, key), login);
      }
      toKeep.clear();
    },

    async answer(login, keep) {
      const shown = first();
      if (!shown) return;
      const key = keyOf(shown.asked);
      known.set(key, login);
      if (keep && person === null) toKeep.add(key);
      else if (keep && person !== null) await store.write(nameOf(person, key), login);
      settle(key, login);
    },

    dismiss() {
      const shown = first();
      if (!shown) return;
      const key = keyOf(shown.asked);
      dismissed.add(key);
      settle(key, null);
    },

    askAgain: () => dismissed.clear(),
  };
}
