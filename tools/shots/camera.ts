import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import { settled } from '../../tests/support/settled.ts';
import { type Look, looksOf } from './looks.ts';

/** A picture in the folder. */
export type Shot = { area: string; title: string; look: string; file: string };

/** The screen or overlay in a picture: `area` groups it, `name` selects its looks, `role` is the person's role. */
export type Subject = { area: string; name: string; role: string };

export type Camera = {
  /** All pictures so far. */
  readonly shots: readonly Shot[];
  /** Subjects that could not be drawn, with the reasons. */
  readonly failures: readonly string[];
  /** Takes pictures of the window's content in each look, then restores the window. */
  take: (page: Page, subject: Subject) => Promise<void>;
  /** Records that a subject could not be drawn. */
  failed: (subject: Subject, error: unknown) => void;
};

/** Takes pictures into this folder, narrowed to a script or a scheme. */
export function createCamera(folder: string, narrow: { script?: string; scheme?: string }): Camera {
  const shots: Shot[] = [];
  const failures: string[] = [];
  const sessions = new WeakMap<Page, CDPSession>();
  mkdirSync(folder, { recursive: true });

  return {
    shots,
    failures,
    failed: ({ name, role }, error) =>
      void failures.push(`${role} ${name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`),
    take: async (page, { area, name, role }) => {
      const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
      sessions.set(page, session);
      const looks = looksOf(name, narrow);
      for (const look of looks) {
        await turnTo(page, session, look);
        const file = `${[name.replaceAll(/[^\w-]+/g, '-'), role, look.name].join('.')}.png`;
        await page.screenshot({ path: join(folder, file), caret: 'initial', scale: 'device' });
        shots.push({ area, title: `${name} (${role})`, look: look.name, file });
      }
      await turnTo(page, session, { ...AS_BEFORE, name });
      // Chromium keeps painting the canvas of the forced colours until the page is reloaded.
      if (looks.some(({ forcedColors }) => forcedColors)) await page.reload();
    },
  };
}

const AS_BEFORE = { script: 'latin', scheme: 'light', width: 1366, height: 768, zoom: 1, forcedColors: false } as const;

/** Gives the window size and zoom, and the page its script, scheme and colours. */
async function turnTo(page: Page, session: CDPSession, look: Look): Promise<void> {
  const { script, scheme, width, height, zoom, forcedColors } = look;
  await page.emulateMedia({ forcedColors: forcedColors ? 'active' : 'none', colorScheme: scheme });
  await session.send('Emulation.setDeviceMetricsOverride', {
    width: Math.round(width / zoom),
    height: Math.round(height / zoom),
    deviceScaleFactor: zoom,
    mobile: false,
  });
  await page.evaluate((settings) => window.bridge.app.settings(settings), { script, colorScheme: scheme });
  await page.locator(`html[data-script=${script}][data-mantine-color-scheme=${scheme}]`).waitFor({ state: 'attached' });
  await settled(page);
}
