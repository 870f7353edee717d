import { z } from 'zod';
import { networkStateSchema } from '../../network.ts';
import { sessionStateSchema, shellStateSchema, ssoStateSchema } from '../../session.ts';
import { type Calls, nothing } from './fields.ts';

/** Sign-in and the way to the platform. */
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
  'session.sso': { input: nothing, output: ssoStateSchema },
  'session.cancelSso': { input: nothing, output: nothing },
  'session.copySsoLink': { input: nothing, output: nothing },
  'session.signOut': { input: nothing, output: nothing },
  'session.saveShell': { input: shellStateSchema, output: nothing },
  /** What is known of the way to the platform. */
  'network.state': { input: nothing, output: networkStateSchema },
  /** Opens the page of the network that answered in the platform's place in the system's browser. */
  'network.openPortal': { input: nothing, output: nothing },
  /** Answers the proxy that asks; `keep`: also in later runs, where a keychain answers. */
  'network.answerProxy': {
    input: z.object({ username: z.string().min(1).max(200), password: z.string().max(500), keep: z.boolean() }),
    output: nothing,
  },
  /** Leaves the proxy's question unanswered; `network.askProxyAgain` lets the next call ask anew. */
  'network.dismissProxy': { input: nothing, output: nothing },
  'network.askProxyAgain': { input: nothing, output: nothing },
  /** The person has read that this computer's clock is wrong: said once per start. */
  'network.noteClock': { input: nothing, output: nothing },
} as const satisfies Calls;
