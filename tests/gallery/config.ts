import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';

const project = resolve(import.meta.dirname, '../..');

/** How the page in this folder is built or served. */
export const galleryConfig = (folder: string): InlineConfig => ({
  root: folder,
  configFile: false,
  plugins: [react()],
  resolve: { alias: { '@shared': join(project, 'src/shared'), '@': join(project, 'src/renderer/src') } },
  cacheDir: join(project, '.cache', 'gallery'),
});
