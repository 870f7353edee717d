import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { hasKeyring } from '../../scripts/lib/commands.ts';
import { root } from '../../scripts/lib/project.ts';
import { startPlatform } from '../../tests/platform/server.ts';
import { launchApp } from '../../tests/support/launch.ts';
import { openAlbum } from './album.ts';
import type { Tour } from './step.ts';
import { STEPS } from './steps.ts';

/**
 * Walks through the program on a platform and a profile of its own, as the stand-in user of this role, and leaves
 * screenshots and the exported workbook in `tour/`. Resolves with whether every step worked.
 */
export async function takeTour(role: string): Promise<boolean> {
  const album = openAlbum(join(root, 'tour'));
  const profileDir = mkdtempSync(join(tmpdir(), 'tour-'));
  const platform = await startPlatform();
  try {
    const user = platform.users.find(({ username }) => username === role);
    if (!user)
      throw new Error(`No user ${role}; there are ${platform.users.map(({ username }) => username).join(', ')}`);
    const app = await launchApp({
      env: { ...platform.env, BACKOFFICE_DOWNLOADS_DIR: album.folder },
      profileDir,
      // Without a keyring the program shows a notice, keeps the session in memory, and continues.
      keyring: hasKeyring(),
      viewport: { width: 1366, height: 768 },
    });
    try {
      const worked = await walk({ app, platform, page: app.page, album, user });
      console.log(`${worked ? 'Every step worked' : 'The tour ended early'}: see ${relative(root, album.folder)}/`);
      return worked;
    } finally {
      await app.close();
    }
  } finally {
    await platform.close();
    rmSync(profileDir, { recursive: true, force: true });
  }
}

async function walk(tour: Tour): Promise<boolean> {
  for (const { title, offered, go } of STEPS) {
    const started = performance.now();
    try {
      if (offered && !(await offered(tour))) {
        console.log(`-       ${title}  is not offered to ${tour.user.username}`);
        continue;
      }
      const result = await go(tour);
      console.log(`ok      ${title}  ${((performance.now() - started) / 1000).toFixed(1)} s  ${result}`);
    } catch (error) {
      console.error(
        `FAILED  ${title}\n${stripVTControlCharacters(error instanceof Error ? error.message : String(error))}`,
      );
      await tour.page.screenshot({ path: join(tour.album.folder, 'failed.png') }).catch(() => undefined);
      return false;
    }
  }
  return true;
}
