import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';

const shared = resolve(import.meta.dirname, 'src/shared');

/**
 * The page in a few chunks: split by itself, it would be a hundred small ones, and the protocol handler would be asked a
 * hundred times before a screen is there. What the sign-in page needs stays apart from what only comes after it.
 */
const chunkGroups = [
  { name: 'first', tags: ['$initial' as const], priority: 2 },
  {
    name: 'sign-in',
    test: /[\\/](query-core|react-query)[\\/]|[\\/]app-info\.ts$|[\\/]use-interval\.|[\\/]Icon(AlertCircle|Check|Copy|ExternalLink)\./,
    priority: 1,
  },
  { name: 'common', minShareCount: 3 },
];

export default defineConfig({
  main: {
    resolve: { alias: { '@shared': shared } },
    build: {
      sourcemap: true,
      externalizeDeps: { exclude: [] },
      // Table files are read in a process of its own.
      rolldownOptions: {
        input: {
          index: resolve(import.meta.dirname, 'src/main/index.ts'),
          'inspect-process': resolve(import.meta.dirname, 'src/main/excel/inspect-process.ts'),
        },
      },
    },
  },
  preload: {
    resolve: { alias: { '@shared': shared } },
    build: {
      // A sandboxed preload is CommonJS and one file: nothing may be required but `electron`.
      externalizeDeps: false,
      rolldownOptions: { external: ['electron'], output: { format: 'cjs', entryFileNames: 'index.cjs' } },
    },
  },
  renderer: {
    root: resolve(import.meta.dirname, 'src/renderer'),
    resolve: { alias: { '@shared': shared, '@': resolve(import.meta.dirname, 'src/renderer/src') } },
    plugins: [react()],
    // Nothing is inlined as a data: URL, so that the Content-Security-Policy can stay narrow.
    build: {
      minify: true,
      sourcemap: false,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 900,
      // Chunks come from the disk at once: a list of what each needs would only make the first script longer.
      modulePreload: false,
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    },
  },
});
