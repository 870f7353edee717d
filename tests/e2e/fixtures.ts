import './support/page-bridge.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from 'playwright/test';
import type { Answer } from '../../src/shared/bridge/contract.ts';
import type { Role } from '../../src/shared/roles.ts';
import type { SessionState } from '../../src/shared/session.ts';
import { startPlatform } from '../platform/server.ts';
import type { Platform, PlatformOptions, PlatformUser } from '../platform/types.ts';
import { type App, type LaunchOptions, launchApp } from '../support/launch.ts';
import { launchInElectron } from '../support/launch-electron.ts';
import { signInAtProvider } from '../support/sso.ts';

type AppOptions = Partial<Pick<LaunchOptions, 'viewport' | 'keyring' | 'env' | 'args'>>;

type Fixtures = {
  /** What the program is started with, by `test.use({ appOptions: { … } })`. */
  appOptions: AppOptions;
  /** What the platform is started with, by `test.use({ platformOptions: { … } })`. */
  platformOptions: Pick<PlatformOptions, 'customers'>;
  /** The platform with a database of the test's own; the test fails if the program did what it must not. */
  platform: Platform;
  /** A folder of the test's own for the program's profile. */
  profileDir: string;
  /** Where the program saves exports. */
  downloadsDir: string;
  /** Starts the program, for tests that have something to prepare first, or that start it twice. */
  launch: (changes?: AppOptions) => Promise<App>;
  /** The running program. */
  app: App;
  /** Its window. */
  page: Page;
  /** Signs in by username, password and captcha, without typing them; gives what the program answered. */
  signIn: (role: Role) => Promise<Answer<SessionState>>;
  /** The answer to the captcha that the sign-in page shows. */
  captchaAnswer: () => Promise<string>;
  /** Signs in on the provider's own page, in a second browser; gives the text on which that one ends. */
  signInBySso: (role: Role) => Promise<string>;
};

export { expect };

export const test = base.extend<Fixtures>({
  appOptions: [{}, { option: true }],

  platformOptions: [{}, { option: true }],

  platform: async ({ platformOptions }, use) => {
    const platform = await startPlatform(platformOptions);
    await use(platform);
    const violations = platform.violations();
    await platform.close();
    expect(violations, 'calls that the specification does not allow').toEqual([]);
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  profileDir: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'backoffice-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },

  downloadsDir: async ({ profileDir }, use) => use(join(profileDir, 'downloads')),

  launch: async ({ platform, profileDir, downloadsDir, appOptions }, use, testInfo) => {
    const logFile = testInfo.outputPath('program.log');
    const start = process.env.E2E_RUNTIME === 'electron' ? launchInElectron : launchApp;
    const running: App[] = [];
    await use(async (changes = {}) => {
      const { env, ...rest } = { ...appOptions, ...changes };
      const app = await start({
        ...rest,
        profileDir,
        logFile,
        env: { ...platform.env, BACKOFFICE_DOWNLOADS_DIR: downloadsDir, ...env },
      });
      running.push(app);
      return app;
    });
    try {
      for (const app of running) await app.close();
    } finally {
      if (testInfo.status !== testInfo.expectedStatus) await testInfo.attach('program.log', { path: logFile });
    }
  },

  app: async ({ launch }, use) => use(await launch()),

  page: async ({ app }, use) => use(app.page),

  signIn: async ({ platform, page }, use) => {
    await use(async (role) => {
      const user = userOf(platform, role);
      // The page must have settled, or its own captcha would come in between.
      await expect(page.getByRole('heading', { name: 'Tizimga kirish' })).toBeVisible();
      const captcha = await page.evaluate(() => window.bridge.session.captcha());
      if (!captcha.ok) throw new Error(`no captcha: ${JSON.stringify(captcha.error)}`);
      const { key } = captcha.value;
      const credentials = {
        username: user.username,
        password: user.password,
        captchaKey: key,
        captchaResult: String(platform.captchaAnswer(key)),
      };
      const answer = await page.evaluate((input) => window.bridge.session.signInWithPassword(input), credentials);
      // Signing in leads somewhere itself: a step that comes before it would be undone by it.
      const noPage = page.getByText('Sizda ushbu sahifaga kirish huquqi mavjud emas.');
      const led = async () => /\/app\/\w/.test(page.url()) || (await noPage.isVisible());
      if (answer.ok) await expect.poll(led).toBe(true);
      return answer;
    });
  },

  captchaAnswer: async ({ platform, page }, use) => {
    await use(async () => {
      await expect(page.getByRole('img', { name: 'Misol javobi' })).toBeVisible();
      return String(platform.captchaAnswer());
    });
  },

  signInBySso: async ({ platform, app, page }, use) => {
    await use(async (role) => {
      const waiting = page.getByRole('heading', { name: 'Kirishni brauzerda yakunlang' });
      if (!(await waiting.isVisible())) {
        await page.getByRole('button', { name: 'Yagona kirish tizimi orqali kirish' }).click();
        await app.waitForEvent('open-external');
      }
      const opened = app.events.findLast((event) => event.type === 'open-external');
      if (!opened) throw new Error('the program has not opened the browser');
      return signInAtProvider(opened.url, userOf(platform, role));
    });
  },
});

function userOf(platform: Platform, role: Role): PlatformUser {
  const user = platform.users.find((known) => known.role === role);
  if (!user) throw new Error(`the platform knows no ${role}`);
  return user;
}
