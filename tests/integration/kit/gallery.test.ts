import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, chromium } from 'playwright';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumPath } from '../../../scripts/lib/chromium.ts';
import { galleryConfig } from '../../gallery/config.ts';

const gallery = resolve(import.meta.dirname, '../../gallery');
const kit = resolve(import.meta.dirname, '../../../src/renderer/src/kit');

let folder: string;
let server: PreviewServer;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gallery-'));
  const config = galleryConfig(gallery);
  await build({
    ...config,
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true, chunkSizeWarningLimit: 4000 },
  });
  server = await preview({
    configFile: false,
    logLevel: 'silent',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  browser = await chromium.launch({ executablePath: chromiumPath() });
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

test.each([
  ['latin', 'light'],
  ['cyrillic', 'light'],
  ['latin', 'dark'],
  ['cyrillic', 'dark'],
])(
  'every primitive stands in the gallery without a complaint: %s, %s',
  async (script, scheme) => {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.goto(`${server.resolvedUrls?.local[0]}?script=${script}&scheme=${scheme}`);
    await page.locator('[data-case="pager"]').waitFor();
    const { violations } = await new AxeBuilder({ page }).analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join('\n')}`)).toEqual(
      [],
    );
    expect(complaints).toEqual([]);
    await context.close();
  },
  60_000,
);

/** Parts of others, and what needs a screen, a file or a map around it: those have tests of their own. */
const ELSEWHERE = [
  /^(data-table|map-view|photo-viewer|files|big-select)\//,
  /^(cells|list-page|picture|saved-notice|use-download)\.tsx$/,
  /^forms\/(draft-banner|form-dialog|form-files|form-frame|locked-field|read-frame|send-dialog|unsaved|uploaded-file-field|uploaded-picture-field)\.tsx$/,
  /^(crud\/form-page|trees\/(node-form-page|tree-page|tree-columns))\.tsx$/,
  /^(cascader\/(cascader-panel|column)|rich-text\/(link-control|toolbar))\.tsx$/,
];

test('every other component of the kit is shown there', async () => {
  const files = (await readdir(kit, { recursive: true })).filter((file) => file.endsWith('.tsx')).sort();
  const sections = await readdir(join(gallery, 'sections'));
  const text = (await Promise.all(sections.map((name) => readFile(join(gallery, 'sections', name), 'utf8')))).join(
    '\n',
  );
  const missing = files.filter(
    (file) => !ELSEWHERE.some((pattern) => pattern.test(file)) && !text.includes(`'@/kit/${file}'`),
  );
  expect(missing).toEqual([]);
});
