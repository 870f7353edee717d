import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasKeyring } from '../../scripts/lib/commands.ts';
import { ROLES, type Role } from '../../src/shared/roles.ts';
import { launchChromium, SHORT_LIVED } from '../../tests/chromium-host/chromium.ts';
import { screensOf } from '../../tests/e2e/support/screens/addresses.ts';
import { OVERLAYS } from '../../tests/e2e/support/screens/overlays.ts';
import { showOverlay } from '../../tests/e2e/support/screens/show-overlay.ts';
import { walkTo } from '../../tests/e2e/support/screens/walk.ts';
import { signIn } from '../../tests/e2e/support/sign-in.ts';
import { startPlatform } from '../../tests/platform/server.ts';
import type { Platform } from '../../tests/platform/types.ts';
import { type App, launchApp } from '../../tests/support/launch.ts';
import { APART } from './apart.ts';
import type { Camera, Subject } from './camera.ts';

/** How long one step to a screen or a dialog may take. */
const STEP_TIMEOUT_MS = 8_000;

/** Whether a subject is to be drawn. */
export type Wanted = (subject: Subject) => boolean;

type Studio = { camera: Camera; platform: Platform; launch: (env?: Record<string, string>) => Promise<App> };

/** Draws the wanted subjects: one program for the screens and overlays of each role, and one for each of `APART`. */
export async function drawAll(camera: Camera, wanted: Wanted): Promise<void> {
  // Without a keyring, every picture would show a notice about it.
  const keyring = hasKeyring();
  const folder = await mkdtemp(join(tmpdir(), 'shots-'));
  const chromium = launchChromium({ profile: join(folder, 'chromium'), headed: false, flags: SHORT_LIVED });
  const platform = await startPlatform();
  const studio = (name: string, held: boolean): Studio & { folder: string } => ({
    camera,
    platform,
    folder: join(folder, name),
    launch: async (env) =>
      launchApp({
        profileDir: join(folder, name),
        env: { ...platform.env, BACKOFFICE_DOWNLOADS_DIR: join(folder, 'downloads'), ...env },
        viewport: { width: 1366, height: 768 },
        chromium: await chromium.endpoint,
        keyring,
        held,
      }),
  });
  try {
    for (const role of ROLES) await drawRole(role, studio(role, true), wanted);
    for (const { name, show } of APART) {
      const subject = { area: 'apart', name, role: 'nobody' };
      if (!wanted(subject)) continue;
      const { launch, ...start } = studio(name, false);
      const running: App[] = [];
      const started = async (env?: Record<string, string>) => {
        const app = await launch(env);
        running.push(app);
        return app;
      };
      await attempt(camera, subject, () =>
        show({ ...start, folder: join(start.folder, 'installation'), launch: started }, ({ page }) =>
          camera.take(page, subject),
        ),
      );
      for (const app of running) await app.close();
    }
  } finally {
    await platform.close();
    await chromium.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function drawRole(role: Role, { camera, platform, launch }: Studio, wanted: Wanted): Promise<void> {
  const screens = screensOf(role, platform.find).map((screen) => ({
    ...screen,
    subject: { area: screen.path.split('/')[0] ?? '', name: screen.path, role },
  }));
  const overlays = OVERLAYS.filter((overlay) => overlay.role === role).map((overlay) => ({
    ...overlay,
    subject: { area: 'overlays', name: overlay.name, role },
  }));
  const ofRole = {
    screens: screens.filter(({ subject }) => wanted(subject)),
    overlays: overlays.filter(({ subject }) => wanted(subject)),
  };
  if (ofRole.screens.length + ofRole.overlays.length === 0) return;

  const app = await launch();
  app.page.setDefaultTimeout(STEP_TIMEOUT_MS);
  await signIn({ platform, app, role, address: '/app/initiatives' });
  for (const { subject, ...screen } of ofRole.screens)
    await attempt(camera, subject, async () => {
      await walkTo(app.page, screen);
      await camera.take(app.page, subject);
    });
  for (const { subject, ...overlay } of ofRole.overlays) {
    await attempt(camera, subject, async () => {
      await showOverlay(app, platform, overlay);
      await camera.take(app.page, subject);
    });
  }
  await app.close();
}

/** Draws a subject; a failure is recorded, and the others are still drawn. */
async function attempt(camera: Camera, subject: Subject, draw: () => Promise<void>): Promise<void> {
  try {
    await draw();
  } catch (error) {
    camera.failed(subject, error);
  }
}
