import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveConfig } from 'electron-vite';
import { type InlineConfig, mergeConfig } from 'vite';
import { root } from '../project.ts';

/** Where the program of `npm run dev` is built; no package is ever made of it. */
export const developmentFolder = join(root, '.cache', 'dev');

/** Makes the folder one that Electron can start: with a package.json and the resources. */
export function prepareFolder(): void {
  mkdirSync(developmentFolder, { recursive: true });
  const about = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as object;
  writeFileSync(join(developmentFolder, 'package.json'), JSON.stringify({ ...about, main: 'main/index.js' }));
  cpSync(join(root, 'resources'), join(developmentFolder, 'resources'), { recursive: true });
}

/** Vite's configurations of the program's three parts, for development. */
export async function developmentConfigs(): Promise<{ main: InlineConfig; preload: InlineConfig; page: InlineConfig }> {
  const { config } = await resolveConfig(
    { root, configFile: join(root, 'electron.vite.config.ts'), logLevel: 'warn', build: { outDir: developmentFolder } },
    'serve',
  );
  const { main, preload, renderer } = config ?? {};
  if (!main || !preload || !renderer) throw new Error('electron.vite.config.ts lacks a part of the program');
  return { main, preload, page: renderer };
}

/** The main process's configuration, with the page from this server. */
export const withPageServer = (main: InlineConfig, url: string): InlineConfig =>
  mergeConfig(main, { define: { PAGE_SERVER: JSON.stringify(url) } });
