import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { fetchElectron } from '../../scripts/lib/electron.ts';
import { hasDisplay } from '../../scripts/lib/program.ts';
import { root } from '../../scripts/lib/project.ts';
import type { Role } from '../../src/shared/roles.ts';
import { openScreen } from '../../tests/e2e/support/go-to.ts';
import { signIn } from '../../tests/e2e/support/sign-in.ts';
import { startPlatform } from '../../tests/platform/server.ts';
import { type App, launchApp } from '../../tests/support/launch.ts';
import { launchInElectron } from '../../tests/support/launch-electron.ts';
import type { ToldReport } from './told.ts';

/** Which platform is checked: the stand-in as this role, or the one at `api`, by default that of the configuration. */
export type ContactOptions = { standIn: string } | { api: string | undefined };

/** The report, and the paths of its files. */
export type Contact = { report: ToldReport; files: readonly string[] };

/** Where the files are left. */
const FOLDER = join(root, 'contact');
/** Lets any role check. */
const ARGS = ['--check-as-anyone'];
/** Longer than any check takes, in ms. */
const LONGEST_MS = 20 * 60_000;

/** Opens the program, waits until somebody is signed in, runs its check and saves the report. */
export async function takeContact(options: ContactOptions, folder = FOLDER): Promise<Contact> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const profileDir = mkdtempSync(join(tmpdir(), 'contact-'));
  const env = { BACKOFFICE_DOWNLOADS_DIR: folder };
  try {
    return await ('standIn' in options
      ? onStandIn(options.standIn as Role, { env, profileDir }, folder)
      : onPlatform(options.api, { env, profileDir }, folder));
  } finally {
    rmSync(profileDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

type Launch = { env: Record<string, string>; profileDir: string };

async function onStandIn(role: Role, { env, profileDir }: Launch, folder: string): Promise<Contact> {
  const platform = await startPlatform();
  try {
    const app = await launchApp({ args: ARGS, env: { ...platform.env, ...env }, profileDir });
    return await ended(app, async () => {
      await signIn({ platform, app, role, address: undefined });
      return check(app, folder);
    });
  } finally {
    await platform.close();
  }
}

async function onPlatform(api: string | undefined, { env, profileDir }: Launch, folder: string): Promise<Contact> {
  const all = { ...env, ...(api !== undefined && { BACKOFFICE_API_URL: api }) };
  const electron = hasDisplay(process.env) ? await fetchElectron() : undefined;
  const app = electron
    ? await launchInElectron({ args: ARGS, env: all, profileDir }, true)
    : await launchApp({
        args: ARGS,
        env: { ...all, ...(hasDisplay(process.env) && { HOST_HEADED: '1' }) },
        profileDir,
      });
  return ended(app, async () => {
    console.log('Please sign in, as an administrator if you can. The check then begins by itself.');
    const told = tellLinks(app, electron !== undefined);
    await app.page.waitForURL(/\/app\/\w/, { timeout: 0 });
    told.abort();
    return check(app, folder);
  });
}

/** Prints the addresses that the program would open in a browser, unless it opens them itself. */
function tellLinks(app: App, opens: boolean): AbortController {
  const done = new AbortController();
  const next = async (): Promise<void> => {
    const { url } = await app.waitForEvent('open-external', LONGEST_MS);
    if (done.signal.aborted) return;
    console.log(`To open in a browser on this computer: ${url}`);
    return next();
  };
  if (!opens) void next().catch(() => undefined);
  return done;
}

async function ended<T>(app: App, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await app.close();
  }
}

async function check({ page }: App, folder: string): Promise<Contact> {
  await openScreen(page, '/contact');
  await page.getByRole('button', { name: 'Tekshirishni boshlash' }).click();
  await page.getByRole('status').filter({ hasText: 'soniya' }).waitFor({ timeout: LONGEST_MS });
  for (const name of ['Hisobotni saqlash', 'Jadvalni saqlash']) await page.getByRole('button', { name }).click();
  const saved = () => readdirSync(folder).filter((name) => /\.(?:json|xlsx)$/.test(name));
  await expect.poll(() => saved().length).toBe(2);
  const files = saved().map((name) => join(folder, name));
  const json = files.find((file) => file.endsWith('.json')) ?? '';
  return { report: JSON.parse(readFileSync(json, 'utf8')) as ToldReport, files };
}
