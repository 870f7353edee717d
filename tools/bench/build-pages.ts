import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const bench = import.meta.dirname;
const project = resolve(bench, '..', '..');

/** The measured pages by subject: paths below the built folder. */
export const PAGES = { ours: 'pages/ours.html', antd: 'peers/antd.html', html: 'pages/html.html' } as const;
export type SubjectName = keyof typeof PAGES;

/** The same for the selects. */
export const SELECT_PAGES = { ours: 'pages/select.html', antd: 'peers/antd-select.html' } as const;
export type SelectName = keyof typeof SELECT_PAGES;

/** The same for the trees. */
export const TREE_PAGES = { ours: 'pages/tree.html', antd: 'peers/antd-tree.html' } as const;
export type TreeName = keyof typeof TREE_PAGES;

/** The same for the cascades. */
export const CASCADE_PAGES = { ours: 'pages/cascade.html', antd: 'peers/antd-cascade.html' } as const;
export type CascadeName = keyof typeof CASCADE_PAGES;

/** The page that indexes similar initiatives. */
export const SIMILAR_PAGE = 'pages/similar.html';

/** The page of the map. */
export const MAP_PAGE = 'pages/map.html';

/** Builds the measured pages for production into the folder. */
export async function buildPages(outDir: string): Promise<void> {
  await build({
    root: bench,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    resolve: { alias: { '@shared': join(project, 'src/shared'), '@': join(project, 'src/renderer/src') } },
    build: {
      outDir,
      emptyOutDir: true,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        input: [...[PAGES, SELECT_PAGES, TREE_PAGES, CASCADE_PAGES].flatMap(Object.values), SIMILAR_PAGE, MAP_PAGE].map(
          (page) => join(bench, page),
        ),
      },
    },
  });
}
