import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { settled } from '../../tests/support/settled.ts';

/** Takes numbered screenshots of pages at rest. */
export type Album = {
  readonly folder: string;
  /** Takes `NN-name.png`; resolves with its file name. */
  take: (page: Page, name: string) => Promise<string>;
};

/** Opens an album in this folder, after emptying the folder. */
export function openAlbum(folder: string): Album {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  let taken = 0;
  return {
    folder,
    take: async (page, name) => {
      await settled(page);
      const file = `${String(++taken).padStart(2, '0')}-${name}.png`;
      await page.screenshot({ path: join(folder, file) });
      return file;
    },
  };
}
