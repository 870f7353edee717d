import { setTimeout as sleep } from 'node:timers/promises';
import { count } from '../ledger.ts';
import type { Person } from './person.ts';
import { Interrupted, inWindow, seen } from './signs.ts';

const TRIES = 12;
const PAUSE_MS = 500;
const HOME_MS = 30_000;
const PING_MS = 10_000;

/** True if the program still answers commands. */
async function isRunning({ app }: Person): Promise<boolean> {
  const answered = app.setOnline(true).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, sleep(PING_MS, false)]);
}

/** Signs in with name, password and captcha. Returns the reason for a failure, or null. */
async function signIn({ page, user, ground }: Person): Promise<string | null> {
  const captcha = await inWindow(() => page.evaluate(() => window.bridge.session.captcha()));
  if (!captcha.ok) return `no captcha: ${captcha.error.kind}`;
  const platform = await ground.up();
  const input = {
    username: user.username,
    password: user.password,
    captchaKey: captcha.value.key,
    captchaResult: String(platform.captchaAnswer(captcha.value.key) ?? 0),
  };
  const answer = await inWindow(() => page.evaluate((given) => window.bridge.session.signInWithPassword(given), input));
  return answer.ok ? null : `not signed in: ${answer.error.kind} ${answer.error.status ?? ''}`;
}

/** Takes one step back to work. Returns the remaining obstacle, or null. */
async function goOn(person: Person): Promise<string | null> {
  const { page, ledger } = person;
  try {
    const menu = page.getByRole('navigation', { name: 'Asosiy menyu' });
    const retry = page.getByRole('button', { name: 'Qayta urinish' });
    const where = await seen(page, { menu, retry }, HOME_MS);
    if (where === 'retry') await inWindow(() => retry.first().click());
    return where === 'menu' ? null : `no menu: ${where}`;
  } catch (error) {
    if (!(error instanceof Interrupted) || error.by !== 'signed out') throw error;
    const refused = await signIn(person);
    if (refused === null) count(ledger, 'sign-ins');
    return refused ?? 'signed in, and no menu yet';
  }
}

/** Brings a person back to work: starts the program, signs in. If impossible, enters a failure into the ledger. */
export async function comeBack(person: Person): Promise<void> {
  const { ledger, name } = person;
  let last: unknown;
  for (let tried = 0; tried < TRIES; tried += 1) {
    try {
      if (!(await isRunning(person))) await person.start();
      last = await goOn(person);
      if (last === null) return;
    } catch (error) {
      last = error;
      if (error instanceof Interrupted) await person.reconnect().catch(() => person.app.kill());
    }
    ledger.diary(`${name} is not back: ${last}`);
    await sleep(PAUSE_MS);
  }
  ledger.broken.push(`no way on for ${name}: ${last}`);
}
