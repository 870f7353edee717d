import type { CDPSession, Page } from 'playwright';
import type { Strike } from './mishap.ts';

const DOWN_MS = 3_000;
const OFFLINE_MS = 4_000;
const ZONES = ['Asia/Tashkent', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/London'];

/** The platform refuses the person's token from now on. */
export const expireSession: Strike = async ({ ground, user }) => {
  (await ground.up()).db.prepare('UPDATE tokens SET expires_at = 0 WHERE user_id = ?').run(user.id);
};

/** The platform is down for some seconds, for everybody. */
export const restartPlatform: Strike = ({ ground }) => ground.restart(DOWN_MS);

/** The workstation is offline for some seconds. */
export const goOffline: Strike = async ({ app }) => {
  await app.setOnline(false);
  await new Promise((resolve) => setTimeout(resolve, OFFLINE_MS));
  await app.setOnline(true);
};

/** The session that overrides a page's time zone: the override ends with it, and no second session may set one. */
const holders = new WeakMap<Page, CDPSession>();

/** Changes the workstation's time zone: for the page at once, for the main process from its next start. */
export const changeTimeZone: Strike = async (person) => {
  const next = ZONES[(ZONES.indexOf(person.timeZone) + 1) % ZONES.length] ?? 'UTC';
  person.timeZone = next;
  const { page } = person;
  const devTools = holders.get(page) ?? (await page.context().newCDPSession(page));
  holders.set(page, devTools);
  await devTools.send('Emulation.setTimezoneOverride', { timezoneId: next });
};
