import { z } from 'zod';
import { networkStateSchema } from '../../network.ts';
import { sessionStateSchema, shellStateSchema, ssoStateSchema } from '../../session.ts';
import { type Calls, nothing } from './fields.ts';

/** Sign-in and the connection to the platform. */
export const sessionCalls = {
  'session.current': { input: nothing, output: sessionStateSchema },
  'session.confirm': { input: nothing, output: sessionStateSchema },
  'session.captcha': {
    input: nothing,
    output: z.object({ key: z.string(), image: z.string().startsWith('data:image/') }),
  },
  'session.signInWithPassword': {
    input: z.object({
      username: z.string().min(1).max(200),
      password: z.string().min(1).max(500),
      captchaKey: z.string().max(500),
      captchaResult: z.string().max(6),
    }),
    output: sessionStateSchema,
  },
  'session.signInWithSso': { input: nothing, output: sessionStateSchema },
  /** Opens a locked program again by the same person's single sign-on, which `session.cancelSso` gives up. */
  'session.unlock': { input: nothing, output: sessionStateSchema },
  'session.sso': { input: nothing, output: ssoStateSchema },
  'session.cancelSso': { input: nothing, output: nothing },
  'session.copySsoLink': { input: nothing, output: nothing },
  'session.signOut': { input: nothing, output: nothing },
  'session.saveShell': { input: shellStateSchema, output: nothing },
  /** State of the connection to the platform. */
  'network.state': { input: nothing, output: networkStateSchema },
  /** Opens the captive portal that answered in the platform's place, in the system's browser. */
  'network.openPortal': { input: nothing, output: nothing },
  /** Answers the proxy's question; `keep`: also for later runs, if a keychain answers. */
  'network.answerProxy': {
    input: z.object({ username: z.string().min(1).max(200), password: z.string().max(500), keep: z.boolean() }),
    output: nothing,
  },
  /** Leaves the proxy's question unanswered; `network.askProxyAgain` lets the next call ask anew. */
  'network.dismissProxy': { input: nothing, output: nothing },
  'network.askProxyAgain': { input: nothing, output: nothing },
  /** The person has read the warning that this computer's clock is wrong: it is shown once per start. */
  'network.noteClock': { input: nothing, output: nothing },
} as const satisfies Calls;
