import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Platform } from '../../../platform/types.ts';
import type { App } from '../../../support/launch.ts';
import { settled } from '../../../support/settled.ts';
import { pdf } from '../documents-dialog.ts';
import { goTo } from '../go-to.ts';
import type { Overlay, Step } from './overlays.ts';

/** Carries out a step; in the front dialog if one is open, because it hides the controls below. */
async function take(app: App, step: Step): Promise<void> {
  const { page } = app;
  // Waits for a dialog that opens with a delay: until then the page is still, too.
  const opened = () => page.getByRole('dialog').last().waitFor();
  if ('key' in step) {
    await page.keyboard.press(step.key);
    return step.opens && opened();
  }
  if ('menu' in step) {
    await app.clickMenu(step.menu);
    return opened();
  }
  if ('folder' in step) return app.scriptDialog({ dialog: 'open-dialog', filePaths: [await folderWith(step.folder)] });
  const [role, name] = step;
  const dialogs = page.getByRole('dialog');
  const place = (await dialogs.count()) > 0 ? dialogs.last() : page;
  await place
    .getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) })
    .first()
    .click();
  await settled(page);
}

async function folderWith(names: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'Protokollar 2026-2 '));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const name of names) await pdf(join(folder, `${name}.pdf`), name);
  return folder;
}

/** Reloads an overlay's screen and opens the overlay by its steps, in the Latin script; waits until it is still. */
export async function showOverlay(app: App, platform: Platform, { at, steps }: Overlay): Promise<void> {
  await goTo(app.page, typeof at === 'string' ? at : at(platform));
  await app.page.locator('main *').first().waitFor();
  await settled(app.page);
  for (const step of steps) await take(app, step);
  await settled(app.page);
}
