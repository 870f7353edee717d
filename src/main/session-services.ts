import { join } from 'node:path';
import { personOf } from '@shared/person.ts';
import type { Profile, SessionState } from '@shared/session.ts';
import { type ApiClient, createApiClient } from './api/client.ts';
import type { Ways } from './api/ways/ways.ts';
import { withWays } from './api/ways/with-ways.ts';
import { createPasswordSignIn, type PasswordSignIn } from './auth/password.ts';
import { createProviderSignOut } from './auth/provider-sign-out.ts';
import { createSsoSignIn, type SsoSignIn } from './auth/sso.ts';
import type { Emit } from './bridge/emit.ts';
import type { Traffic } from './concurrency/traffic.ts';
import type { Config } from './config/config.ts';
import type { Log } from './diagnostics/log.ts';
import type { Network } from './network/network.ts';
import type { ChromiumNet } from './ports/fetch.ts';
import type { ExternalLinks } from './security/external-links.ts';
import { createProfileLoader } from './session/profile.ts';
import { createSession, type Session, signInFailure } from './session/session.ts';
import { createSignOutMark } from './session/sign-out-mark.ts';
import { createVault } from './session/vault.ts';
import type { Keychain } from './storage/keychain.ts';
import { ownerAt } from './storage/owner.ts';
import { createTakeOver } from './storage/take-over.ts';

/** The services of the session, as the composition root uses them. */
export type SessionServices = {
  /** Calls the platform with the session's token. */
  api: ApiClient;
  session: Session;
  /** Stable key of the signed-in person at this platform; null when signed out. */
  owner: () => string | null;
  /** Null if the password form is not offered. */
  password: PasswordSignIn | null;
  sso: SsoSignIn;
  /** Whether the program is locked. */
  isLocked: () => boolean;
  /** Asks the single sign-on who is there, and opens the locked program for the same person (`Session.unlock`). */
  unlock: () => Promise<SessionState>;
  /** Resolves when all writes and removals of a sign-in or a sign-out are done. */
  settled: () => Promise<void>;
};

type Options = {
  config: Pick<
    Config,
    | 'apiUrl'
    | 'passwordLogin'
    | 'ssoAuthorizeUrl'
    | 'ssoClientId'
    | 'ssoRedirectPorts'
    | 'ssoEndSessionUrl'
    | 'ssoPostLogoutUrl'
  > &
    Ways;
  /** Folder of the session record. */
  profile: string;
  /** Null if no keychain is usable. */
  keychain: Keychain | null;
  fetch: ChromiumNet['fetch'];
  watch: Network['watch'];
  /** Counts the calls in flight; a streamed answer is counted by its reader. */
  traffic: Traffic;
  openSignIn: ExternalLinks['openSignIn'];
  copyText: (text: string) => Promise<void>;
  /** Shows the window again after the sign-in in the browser. */
  bringToFront: () => void;
  /** Runs before a person is signed in. `isHeir`: whether what earlier versions kept is of this platform. */
  prepareFor: (arriving: { person: string; owner: string; isHeir: boolean }) => Promise<void>;
  emit: Emit;
  log: Log;
};

/** Creates and wires the session, the ways to sign in, and the API client that sends the session's token. */
export function createSessionServices(options: Options): SessionServices {
  const { config, profile, keychain, fetch, watch, traffic, openSignIn, copyText, bringToFront, emit, log } = options;
  const platform = new URL(config.apiUrl).origin;
  const vault = createVault({
    file: join(profile, 'session.bin'),
    keychain,
    platform,
    log: log.child('vault'),
  });
  const client = withWays(
    createApiClient({
      apiUrl: config.apiUrl,
      fetch: watch(fetch),
      accessToken: () => session.accessToken(),
      onUnauthorized: (token) => void session.expire(token),
      log: log.child('api'),
    }),
    config,
  );
  const api: ApiClient = {
    ...client,
    request: (request) => traffic.during(() => client.request(request)),
    upload: (...upload) => traffic.during(() => client.upload(...upload)),
  };
  const { isOfPlatform } = vault;
  const takeOver = createTakeOver({ profile, platform, keychain, isOfPlatform, log: log.child('session') });
  const arriving = async (signedIn: Profile): Promise<Profile> => {
    const person = personOf(signedIn);
    const isHeir = await takeOver.isOurs();
    if (isHeir) await takeOver.move(person);
    await options.prepareFor({ person, owner: ownerAt(platform, person), isHeir });
    return signedIn;
  };
  const fetchProfile = createProfileLoader(api, log.child('session'));
  const session = createSession({
    vault: {
      ...vault,
      load: async () => {
        // Before the record of another platform is removed.
        await takeOver.isOurs();
        const record = await vault.load();
        if (record?.user) await arriving(record.user);
        return record;
      },
    },
    fetchProfile: async (token) => arriving(await fetchProfile(token)),
    log: log.child('session'),
  });
  const isLocked = (): boolean => {
    const state = session.current();
    return state.status === 'signed-in' && state.locked;
  };
  const mark = createSignOutMark(join(profile, 'signed-out'), log.child('session'));
  const signOutAtProvider = createProviderSignOut({
    endSessionUrl: config.ssoEndSessionUrl,
    clientId: config.ssoClientId,
    postLogoutUrl: config.ssoPostLogoutUrl,
    openExternal: openSignIn,
    log: log.child('sso'),
  });
  session.onChange((state) => {
    if (state.status === 'signed-in') return void mark.keep(false);
    // A sign-in that was to open the locked program opens nothing any more.
    sso.cancel();
    if (state.reason !== 'signed-out') return;
    void mark.keep(true);
    void signOutAtProvider();
  });
  const sso = createSsoSignIn({
    authorizeUrl: config.ssoAuthorizeUrl,
    clientId: config.ssoClientId,
    redirectPorts: config.ssoRedirectPorts,
    api,
    openExternal: openSignIn,
    copyText: (text) => void copyText(text),
    onAnswer: bringToFront,
    onChange: (state) => emit('sso.changed', state),
    asksAnew: () => isLocked() || mark.isSet(),
    log: log.child('sso'),
  });
  return {
    api,
    session,
    owner: () => {
      const state = session.current();
      return state.status === 'signed-in' ? ownerAt(platform, personOf(state.profile)) : null;
    },
    password: config.passwordLogin ? createPasswordSignIn({ api }) : null,
    sso,
    isLocked,
    unlock: async () => {
      const tokens = await sso.signIn();
      const profile = await fetchProfile(tokens.access_token).catch((thrown: unknown) => {
        throw signInFailure(thrown);
      });
      return session.unlock(tokens, profile);
    },
    settled: async () => {
      await Promise.all([vault.settled(), mark.settled()]);
    },
  };
}
