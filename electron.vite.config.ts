import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { thirdParty } from './scripts/lib/vite/third-party.ts';

const shared = resolve(import.meta.dirname, 'src/shared');

/**
 * The page in a few chunks: split by itself, it would be a hundred small ones that come in waves. A group takes along all
 * that its files import: the sign-in page is one chunk besides the first script, and so is the way from there to the first
 * row of the list.
 */
const chunkGroups = [
  { name: 'first', tags: ['$initial' as const], priority: 4 },
  { name: 'sign-in-page', test: /[\\/]sign-in-page\.tsx$/, priority: 3 },
  // Of local and test hosts.
  { name: 'password-form', test: /[\\/]password-form\.tsx$/, priority: 2 },
  { name: 'start', test: /[\\/](shell|initiatives-page)\.tsx$/, priority: 1 },
  // What most pages share. Not what is large and of few screens: each page would read and compile all of it.
  {
    name: 'common',
    minShareCount: 3,
    test: /[\\/](node_modules[\\/](?!leaflet|@tiptap|prosemirror|@mantine[\\/](tiptap|dates))|kit[\\/](?!rich-text|map-view|inputs[\\/]date)|entities[\\/]|api[\\/]|i18n[\\/]|shared[\\/])/,
  },
];

/** What the first page is made of: of a signed-in person, as most roles have it, and of anybody else. */
const FIRST_PAGE = {
  'data-after-sign-in': ['src/app/shell/shell.tsx', 'src/app/pages/initiatives-page.tsx'],
  'data-before-sign-in': ['src/features/sign-in/sign-in-page.tsx'],
} as const;

/**
 * Names the files of both first pages in index.html, for the main process to leave out those of the other one
 * (`src/main/page/page-files.ts`): otherwise they would be asked for once the first script has run.
 */
const firstPageLinks: Plugin = {
  name: 'first-page-links',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      return Object.entries(FIRST_PAGE).flatMap(([mark, paths]) => {
        const holds = (id: string) => paths.some((path) => id.endsWith(path));
        const scripts = new Set<string>();
        const styles = new Set<string>();
        const take = (file: string) => {
          const chunk = chunks.find(({ fileName }) => fileName === file);
          if (!chunk || chunk.isEntry || scripts.has(file)) return;
          scripts.add(file);
          for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
          for (const imported of chunk.imports) take(imported);
        };
        for (const { fileName } of chunks.filter(({ moduleIds }) => moduleIds.some(holds))) take(fileName);
        if (scripts.size === 0) throw new Error(`No chunk holds ${paths.join(' or ')}`);
        const link = (file: string, attrs: Record<string, string>): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { ...attrs, crossorigin: true, href: `./${file}`, [mark]: true },
          injectTo: 'head',
        });
        return [
          ...[...styles].map((file) => link(file, { rel: 'preload', as: 'style' })),
          ...[...scripts].map((file) => link(file, { rel: 'modulepreload' })),
        ];
      });
    },
  },
};

/**
 * In the mode `production` as it is installed and measured; in others the page can be read in a debugger
 * (`scripts/lib/build.ts`).
 */
export default defineConfig(({ mode }) => ({
  main: {
    plugins: [thirdParty(import.meta.dirname)],
    resolve: { alias: { '@shared': shared } },
    // The page comes from a server only in `npm run dev` (`scripts/lib/dev/program-folder.ts`).
    define: { PAGE_SERVER: 'undefined' },
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
    plugins: [thirdParty(import.meta.dirname)],
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
    plugins: [react(), firstPageLinks, thirdParty(import.meta.dirname)],
    // Nothing is inlined as a data: URL, so that the Content-Security-Policy can stay narrow.
    build: {
      minify: mode === 'production',
      sourcemap: mode !== 'production',
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 900,
      // Chunks come from the disk at once: a list of what each needs would only make the first script longer.
      modulePreload: false,
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    },
  },
}));
