import { AppError } from '@shared/errors.ts';
import type { SessionState } from '@shared/session.ts';
import type { PasswordSignIn } from '../../auth/password.ts';
import type { SsoSignIn } from '../../auth/sso.ts';
import type { Session } from '../../session/session.ts';
import type { Handlers } from '../router.ts';

/** Calls about the session and the ways to sign in. */
export function sessionHandlers({
  session,
  started,
  sso,
  password,
  unlock,
}: {
  session: Session;
  /** Settles once the session of the last run has been restored; before that, the state is unknown. */
  started: Promise<unknown>;
  sso: SsoSignIn;
  /** Null if the password form is not offered: password calls are then refused. */
  password: PasswordSignIn | null;
  unlock: () => Promise<SessionState>;
}): Pick<Handlers, `session.${string}` & keyof Handlers> {
  const offered = (): PasswordSignIn => {
    if (password) return password;
    throw new AppError({ kind: 'bad-call', detail: 'the password form is not offered on this host' });
  };
  return {
    'session.current': async () => {
      await started;
      return session.current();
    },
    'session.confirm': () => session.confirm(),
    'session.captcha': async () => offered().captcha(),
    'session.signInWithPassword': async (input) => session.establish(await offered().signIn(input)),
    'session.signInWithSso': async () => session.establish(await sso.signIn()),
    'session.unlock': () => unlock(),
    'session.sso': async () => sso.state(),
    'session.cancelSso': async () => sso.cancel(),
    'session.copySsoLink': async () => sso.copyLink(),
    'session.signOut': () => session.signOut(),
    'session.saveShell': (shell) => session.saveShell(shell),
  };
}
