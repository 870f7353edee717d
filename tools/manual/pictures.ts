import { mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from 'playwright';
import { hasKeyring } from '../../scripts/lib/commands.ts';
import type { Script } from '../../src/shared/settings.ts';
import { goTo } from '../../tests/e2e/support/go-to.ts';
import { carryOut, seenOf } from '../../tests/e2e/support/journeys/carry-out.ts';
import type { Journey } from '../../tests/e2e/support/journeys/journey.ts';
import { signIn } from '../../tests/e2e/support/sign-in.ts';
import { windowForgets } from '../../tests/e2e/support/steps.ts';
import { startPlatform } from '../../tests/platform/server.ts';
import { installNewest } from '../../tests/support/installed-program.ts';
import { launchApp } from '../../tests/support/launch.ts';
import { settled } from '../../tests/support/settled.ts';
import { pictureOf } from './document.ts';
import { partAround } from './part.ts';

/** What the pictures are taken with. */
export type Studio = {
  folder: string;
  script: Script;
  /** A text in that script. */
  t: (text: string) => string;
  /** DevTools address of the Chromium in which the program runs. */
  chromium: string;
};

const WINDOW = { width: 1366, height: 768 };

/** Carries out the chapters, those of one role in one program, and takes a picture of each step and of each end. */
export async function takePictures(journeys: readonly Journey[], studio: Studio): Promise<void> {
  mkdirSync(studio.folder, { recursive: true });
  for (const [role, own = []] of Object.entries(Object.groupBy(journeys, (one) => one.role)))
    await takeOfRole(role as Journey['role'], own, studio);
}

async function takeOfRole(role: Journey['role'], journeys: readonly Journey[], studio: Studio): Promise<void> {
  const { script, t } = studio;
  const profileDir = await mkdtemp(join(tmpdir(), 'manual-'));
  const platform = await startPlatform();
  // As a person of an office has it: from the sources it would say of updates that it is not installed.
  const installation = await installNewest(join(profileDir, 'installation'));
  const app = await launchApp({
    profileDir,
    env: { ...platform.env, ...installation.env, BACKOFFICE_DOWNLOADS_DIR: join(profileDir, 'downloads') },
    viewport: WINDOW,
    chromium: studio.chromium,
    keyring: hasKeyring(),
    held: true,
  });
  const { page } = app;
  try {
    await app.invoke('app.settings', { script });
    await signIn({ platform, app, role, address: '/app/desk' });
    for (const { chapter, prepare } of journeys) {
      const hands = { app, folder: join(profileDir, chapter.id), installed: true };
      const { address, holds, ...how } = await prepare(platform, page, hands);
      // What an earlier chapter has opened or ticked is no part of this one.
      await windowForgets(page);
      await goTo(page, address);
      const shoot = async (index: number, control: Locator | null) => {
        // No tooltip of the control that was pressed before.
        await page.mouse.move(0, 0);
        await settled(page);
        const unring = await ring(control);
        const box = control && (await (await seenOf(control)).boundingBox());
        const clip = box && partAround(box, WINDOW);
        await page.screenshot({ path: join(studio.folder, pictureOf(chapter.id, index)), ...(clip && { clip }) });
        await unring();
      };
      try {
        await carryOut(page, chapter, { ...how, t, before: (_, index, control) => shoot(index, control) });
        await shoot(chapter.steps.length, null);
      } catch (error) {
        const seen = join(studio.folder, `failed-${chapter.id}.png`);
        await page.screenshot({ path: seen });
        throw new Error(`The chapter ${chapter.id} was not carried out, see ${seen}: ${error}`, { cause: error });
      }
    }
  } finally {
    await app.close();
    await installation.close();
    await platform.close();
    await rm(profileDir, { recursive: true, force: true });
  }
}

/** Draws a ring around a control; returns what takes it away. */
async function ring(control: Locator | null): Promise<() => Promise<void>> {
  if (!control) return async () => {};
  const seen = await seenOf(control);
  await seen.scrollIntoViewIfNeeded();
  const drawn = await seen.evaluateHandle((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const box = { left: left - 4, top: top - 4, width: width + 8, height: height + 8 };
    const sizes = Object.entries(box).map(([side, px]) => `${side}: ${px}px`);
    const mark = document.createElement('div');
    mark.style.cssText = `position: fixed; z-index: 9999; border: 3px solid #d9480f; border-radius: 10px; pointer-events: none; ${sizes.join('; ')}`;
    document.body.append(mark);
    return mark;
  });
  return async () => {
    await drawn.evaluate((mark) => mark.remove());
    await drawn.dispose();
  };
}
