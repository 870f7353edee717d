import './support/page-bridge.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from 'playwright/test';
import type { Answer } from '../../src/shared/bridge/contract.ts';
import type { Role } from '../../src/shared/roles.ts';
import type { SessionState } from '../../src/shared/session.ts';
import { startPlatform } from '../platform/server.ts';
import type { Platform, PlatformOptions } from '../platform/types.ts';
import { notInElectron } from '../support/electron-limits.ts';
import { type App, launchApp } from '../support/launch.ts';
import { inElectron, launchInElectron } from '../support/launch-electron.ts';
import type { LaunchOptions } from '../support/program-process.ts';
import { createProgramRunner, type ProgramRunner } from '../support/program-runner.ts';
import { signInAtProvider } from '../support/sso.ts';
import { notesFolder, writeNotes } from './support/call-notes.ts';
import { belongsTo } from './support/go-to.ts';
import { attachLastSeen } from './support/last-seen.ts';
import { createSharedChromium, type SharedChromium } from './support/shared-chromium.ts';
import { signIn, userOf } from './support/sign-in.ts';

type AppOptions = Partial<Pick<LaunchOptions, 'viewport' | 'keyring' | 'env' | 'args' | 'held' | 'profileDir'>>;

type Fixtures = {
  /** Launch options of the program, set by `test.use({ appOptions: { … } })`. */
  appOptions: AppOptions;
  /** For tests of the sign-in page: the program shows it instead of waiting for `signIn` to open a page. */
  signedOut: boolean;
  /** For tests that end or slow down Chromium: their own Chromium instead of a context in the worker's. */
  ownChromium: boolean;
  /** Options of the platform, set by `test.use({ platformOptions: { … } })`. */
  platformOptions: Pick<PlatformOptions, 'customers' | 'host'>;
  /** A platform with its own database; the test fails if the program made a call that the specification forbids. */
  platform: Platform;
  /** The test's own folder for the program's profile. */
  profileDir: string;
  /** Where the program saves exports. */
  downloadsDir: string;
  /**
   * Starts the program, for tests that prepare something first or start it twice; another `profileDir` stands for the
   * workstation of another person.
   */
  launch: (changes?: AppOptions) => Promise<App>;
  /** The running program. */
  app: App;
  /** Its window. */
  page: Page;
  /**
   * Signs in by username, password and captcha, without typing them, and goes to the address, such as
   * `/app/funds?size=15`, by default the role's first page; `later` leaves that to a following `goTo`. Returns the
   * program's answer.
   */
  signIn: (role: Role, address?: string) => Promise<Answer<SessionState>>;
  /** The answer to the captcha that the sign-in page shows. */
  captchaAnswer: () => Promise<string>;
  /** Signs in on the provider's own page, in a second browser; returns the text of that browser's last page. */
  signInBySso: (role: Role) => Promise<string>;
};

/**
 * On a slow line (`--late`), each call arrives up to so many ms later, and so does its answer: what passes only because
 * all is fast fails.
 */
const LATE_MS = 250;

export { expect };

type WorkerFixtures = {
  /** The worker's Chromium, in which each program has its own browser context; undefined in Electron. */
  sharedChromium: SharedChromium | undefined;
  /** Runs the worker's programs in one process; undefined in Electron, and if each is to have its own (`--apart`). */
  runner: ProgramRunner | undefined;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  appOptions: [{}, { option: true }],

  signedOut: [false, { option: true }],

  ownChromium: [false, { option: true }],

  sharedChromium: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      if (inElectron) return use(undefined);
      const shared = createSharedChromium();
      await use(shared);
      await shared.close();
    },
    { scope: 'worker' },
  ],

  runner: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      if (inElectron || process.env.E2E_APART) return use(undefined);
      const runner = createProgramRunner();
      await use(runner);
      await runner.close();
    },
    { scope: 'worker' },
  ],

  platformOptions: [{}, { option: true }],

  platform: async ({ platformOptions }, use, { project, testId, retry }) => {
    const platform = await startPlatform({ late: process.env.E2E_LATE ? LATE_MS : 0, ...platformOptions });
    await use(platform);
    const violations = platform.violations();
    await writeNotes(notesFolder(project.outputDir), `${testId}-${retry}`, platform.calls());
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

  launch: async (
    { platform, profileDir, downloadsDir, appOptions, sharedChromium, ownChromium, runner },
    use,
    testInfo,
  ) => {
    const logFile = testInfo.outputPath('program.log');
    const start = (options: LaunchOptions) =>
      inElectron ? launchInElectron(options) : launchApp(options, runner?.start);
    const running: App[] = [];
    await use(async (changes = {}) => {
      const { env, ...rest } = { ...appOptions, ...changes };
      const limit = inElectron && notInElectron({ ...rest, ...(env && { env }) }, process.platform);
      if (limit) testInfo.skip(true, limit);
      const app = await start({
        profileDir,
        ...rest,
        logFile,
        ...(sharedChromium && !ownChromium && { chromium: await sharedChromium.endpoint() }),
        env: { ...platform.env, BACKOFFICE_DOWNLOADS_DIR: downloadsDir, ...env },
      });
      running.push(app);
      return app;
    });
    const failed = testInfo.status !== testInfo.expectedStatus;
    if (failed) for (const { page } of running) await attachLastSeen(page, testInfo);
    try {
      for (const app of running) await app.close();
    } finally {
      if (failed) await testInfo.attach('program.log', { path: logFile });
    }
  },

  app: async ({ launch, signedOut }, use) => use(await launch({ held: !signedOut && !inElectron })),

  page: async ({ app }, use) => {
    belongsTo(app.page, app);
    await use(app.page);
  },

  signIn: async ({ platform, app }, use) => use((role, address) => signIn({ platform, app, role, address })),

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
