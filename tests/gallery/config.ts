import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';

const project = resolve(import.meta.dirname, '../..');

/**
 * A page in a few chunks, as the program has them: split by itself, a section of the gallery asks for a hundred small ones
 * in waves. What is large and of few sections stays apart.
 */
const chunkGroups = [
  { name: 'first', tags: ['$initial' as const], priority: 2 },
  {
    name: 'common',
    minShareCount: 2,
    test: /[\\/](?:node_modules[\\/](?!leaflet|@tiptap|prosemirror|@mantine[\\/]tiptap)|src[\\/]|gallery[\\/])/,
  },
];

/** How the page in this folder is built or served. */
export const galleryConfig = (folder: string): InlineConfig => ({
  root: folder,
  configFile: false,
  plugins: [react()],
  resolve: { alias: { '@shared': join(project, 'src/shared'), '@': join(project, 'src/renderer/src') } },
  cacheDir: join(project, '.cache', 'gallery'),
  build: { modulePreload: false, rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } },
});
