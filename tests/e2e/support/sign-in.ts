import './page-bridge.ts';
import { expect, type Page } from 'playwright/test';
import type { Bridge } from '../../../src/shared/bridge/bridge.ts';
import type { Answer } from '../../../src/shared/bridge/contract.ts';
import type { Role } from '../../../src/shared/roles.ts';
import type { SessionState } from '../../../src/shared/session.ts';
import type { PlatformUser } from '../../platform/staff.ts';
import type { Platform } from '../../platform/types.ts';
import type { App } from '../../support/launch.ts';
import { goTo } from './go-to.ts';

type SignIn = { platform: Platform; app: App; role: Role; address: string | undefined };

/**
 * Signs in and goes to the address, by default the role's first page; `later` leaves that to a following `goTo`.
 * Returns the program's answer. A held program signs in without a page, and opens the address as its first one.
 */
export async function signIn({ platform, app, role, address }: SignIn): Promise<Answer<SessionState>> {
  const { page } = app;
  if (!app.held) {
    // The page must have settled, or its own captcha would interfere.
    await expect(page.getByRole('heading', { name: 'Tizimga kirish' })).toBeVisible();
    const answer = await signInThrough(callsOfPage(page), platform, role);
    // The sign-in navigates by itself, and would undo an earlier navigation.
    if (answer.ok) await expect.poll(() => isSomewhere(page), OFTEN).toBe(true);
    if (address !== undefined && address !== 'later') await goTo(page, address);
    return answer;
  }
  const answer = await signInThrough(callsOfHeld(app), platform, role);
  if (address === 'later') return answer;
  await app.open(address ?? '/');
  if (answer.ok) await expect.poll(() => isSomewhere(page), OFTEN).toBe(true);
  return answer;
}

type SessionCalls = Pick<Bridge['session'], 'captcha' | 'signInWithPassword'> & {
  /** The person has been offered the manual before. */
  knowManual: () => Promise<unknown>;
};

/** The calls as the page makes them. */
const callsOfPage = (page: Page): SessionCalls => ({
  captcha: () => page.evaluate(() => window.bridge.session.captcha()),
  signInWithPassword: (input) => page.evaluate((given) => window.bridge.session.signInWithPassword(given), input),
  knowManual: () => page.evaluate(() => window.bridge.keeps.save({ name: 'manual', value: { offered: true } })),
});

/** The same calls while there is no page yet. */
const callsOfHeld = ({ invoke }: App): SessionCalls => ({
  captcha: () => invoke('session.captcha'),
  signInWithPassword: (input) => invoke('session.signInWithPassword', input),
  knowManual: () => invoke('keeps.save', { name: 'manual', value: { offered: true } }),
});

/** Signs in by username, password and captcha, as a person who has been offered the manual before. */
async function signInThrough(calls: SessionCalls, platform: Platform, role: Role): Promise<Answer<SessionState>> {
  const user = userOf(platform, role);
  const captcha = await calls.captcha();
  if (!captcha.ok) throw new Error(`no captcha: ${JSON.stringify(captcha.error)}`);
  const { key } = captcha.value;
  const answer = await calls.signInWithPassword({
    username: user.username,
    password: user.password,
    captchaKey: key,
    captchaResult: String(platform.captchaAnswer(key)),
  });
  if (answer.ok) await calls.knowManual();
  return answer;
}

/** Short polling intervals: the usual half a second would be most of a test. */
const OFTEN = { intervals: [20, 30, 50, 100] };

/** True if the program shows a page for signed-in users, or says that the role has none. */
const isSomewhere = async (page: Page): Promise<boolean> =>
  /\/app\/\w/.test(page.url()) || (await page.getByText('Sizda ushbu sahifaga kirish huquqi mavjud emas.').isVisible());

/** The member of staff with this role. */
export function userOf(platform: Platform, role: Role): PlatformUser {
  const user = platform.users.find((known) => known.role === role);
  if (!user) throw new Error(`the platform knows no ${role}`);
  return user;
}
