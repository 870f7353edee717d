import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '@shared/settings.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAppProtocol } from '../../../../src/main/page/app-protocol.ts';
import { createPageFiles } from '../../../../src/main/page/page-files.ts';

let folder: string;
let settings: Settings;
let isSignedIn: boolean;
let answer: (request: Request) => Promise<Response>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-'));
  mkdirSync(join(folder, 'renderer', 'assets'), { recursive: true });
  writeFileSync(
    join(folder, 'renderer', 'index.html'),
    '<!doctype html><html lang="x"><head><meta name="csp-nonce" content="%NONCE%" /></head></html>',
  );
  writeFileSync(join(folder, 'renderer', 'assets', 'index-1a2b.js'), 'export {};');
  writeFileSync(join(folder, 'renderer', 'assets', 'notes.txt'), 'not of a served type');
  writeFileSync(join(folder, 'secret.json'), '{}');
});
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(() => {
  settings = { script: 'latin', colorScheme: 'light' };
  isSignedIn = false;
  const pageFiles = createPageFiles({
    root: join(folder, 'renderer'),
    settings: () => settings,
    isSignedIn: () => isSignedIn,
  });
  const elsewhere = { answer: async () => new Response('elsewhere') };
  answer = createAppProtocol({ pageFiles, pictures: elsewhere, tiles: elsewhere });
});

const get = (path: string, method = 'GET') => answer(new Request(`app://backoffice${path}`, { method }));

test('each answer of the page has a nonce of its own, in the policy and in the page', async () => {
  const nonces = new Set<string>();
  for (const path of ['/', '/app/initiatives', '/auth']) {
    const response = await get(path);
    const html = await response.text();
    const nonce = /content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
    expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
});

test('the page has the current settings and is never cached', async () => {
  settings = { script: 'cyrillic', colorScheme: 'dark' };
  const response = await get('/');
  expect(await response.text()).toContain(
    '<html lang="uz-Cyrl" data-script="cyrillic" data-mantine-color-scheme="dark">',
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('x-dns-prefetch-control')).toBe('off');
  // The end-to-end tests of a compromised page show what it forbids.
  expect(response.headers.get('connection-allowlist')).toBe('("*://*:*/*" "*:*")');
});

test('built files have their type and may be cached for ever', async () => {
  const response = await get('/assets/index-1a2b.js');
  expect(await response.text()).toBe('export {};');
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('cache-control')).toContain('immutable');
});

test.each([
  '/assets/missing.js',
  '/assets/notes.txt',
  '/assets/..%2f..%2fsecret.json',
  '/assets'.concat('/'.repeat(3), '.hidden.js'),
])('%s is not found', async (path) => expect((await get(path)).status).toBe(404));

test('dot segments cannot leave the folder', async () => {
  expect((await get('/../secret.json')).status).toBe(404);
});

test('HEAD has the headers and no body; other methods are refused', async () => {
  const head = await get('/', 'HEAD');
  expect(head.headers.get('content-security-policy')).toContain('nonce-');
  expect(await head.text()).toBe('');
  const post = await get('/', 'POST');
  expect(post.status).toBe(405);
  expect(post.headers.get('allow')).toBe('GET, HEAD');
});

test('a page whose files are missing says so instead of staying blank', async () => {
  const broken = createPageFiles({
    root: join(folder, 'nowhere'),
    settings: () => settings,
    isSignedIn: () => isSignedIn,
  });
  const response = await broken.page();
  expect(response.status).toBe(500);
  expect(await response.text()).toContain('Dastur fayllari shikastlangan');
});
