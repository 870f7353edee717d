import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ElectronPlace, fetchElectron } from '../../../scripts/lib/electron.ts';
import { type Handler, type LocalServer, startLocalServer } from '../../support/local-server.ts';

const MODULES = resolve(import.meta.dirname, '../../../node_modules');
/** Fifteen parts, which together take longer than the silence that is allowed. */
const PARTS = Array.from({ length: 15 }, (_, nth) => Buffer.alloc(1_000_000, nth + 1));
const SILENCE_MS = 1000;

let place: ElectronPlace;
let lines: string[];
let server: LocalServer | undefined;
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fetch-electron-'));
  place = { folder, refusal: join(folder, 'cache', 'refused.json'), silenceMs: SILENCE_MS };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '45.4.1' }));
  // The package's own installer downloads with its own downloader and its own check; here it does not unpack.
  const checksum = createHash('sha256').update(Buffer.concat(PARTS)).digest('hex');
  const fileName = `electron-v45.4.1-${process.platform}-${process.arch}.zip`;
  writeFileSync(
    join(folder, 'install.js'),
    `const { createRequire } = require('node:module');
     const { downloadArtifact } = createRequire(${JSON.stringify(join(MODULES, 'electron/install.js'))})('@electron/get');
     const { copyFileSync, mkdirSync, writeFileSync } = require('node:fs');
     downloadArtifact({ version: '45.4.1', artifactName: 'electron', cacheRoot: __dirname + '/downloads',
       checksums: ${JSON.stringify({ [fileName]: checksum })}, platform: process.platform, arch: process.arch })
       .then((zip) => {
         mkdirSync(__dirname + '/dist');
         copyFileSync(zip, __dirname + '/dist/electron');
         writeFileSync(__dirname + '/path.txt', 'electron');
       })
       .catch((error) => { console.error(error.stack); process.exit(1); });`,
  );
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await server?.close();
  await rm(place.folder, { recursive: true, force: true });
});

async function mirror(handler: Handler): Promise<LocalServer> {
  server = await startLocalServer(handler);
  vi.stubEnv('ELECTRON_MIRROR', server.url);
  return server;
}

const told = () => lines.join('\n');

test('Electron is fetched however long it takes while bytes arrive', async () => {
  const { asked } = await mirror(async (_request, response) => {
    response.writeHead(200, { 'Content-Length': Buffer.concat(PARTS).length });
    for (const part of PARTS) {
      response.write(part);
      await sleep(SILENCE_MS / 10);
    }
    response.end();
  });
  const begun = performance.now();
  expect(await fetchElectron(place)).toBe(join(place.folder, 'dist', 'electron'));
  expect(performance.now() - begun).toBeGreaterThan(SILENCE_MS);
  expect(asked).toHaveLength(1);
  expect(existsSync(place.refusal)).toBe(false);
});

test.each<[string, Handler, RegExp]>([
  ['a server that never answers', () => {}, /127\.0\.0\.1:\d+: no byte arrived for 1 s/],
  [
    'a server that falls silent',
    (_request, response) => void response.writeHead(200, { 'Content-Length': 9_000_000 }).write(PARTS[0]),
    /no byte arrived for 1 s/,
  ],
  ['a refusal', (_request, response) => response.writeHead(403).end(), /Response code 403 \(Forbidden\) for http:/],
  ['a connection that breaks', (request) => request.socket.resetAndDestroy(), /ECONNRESET/],
  ['another file', (_request, response) => response.end('proksi: kirish taqiqlangan'), /checksum/i],
])(
  '%s is named as the reason, and remembered for a day in a file that is named, too',
  async (_title, handler, reason) => {
    const { asked } = await mirror(handler);
    expect(await fetchElectron(place)).toBeUndefined();
    expect(told()).toMatch(reason);
    expect(told()).toContain(place.refusal);
    expect(JSON.parse(readFileSync(place.refusal, 'utf8'))).toMatchObject({ version: '45.4.1' });

    lines.length = 0;
    expect(await fetchElectron(place)).toBeUndefined();
    expect(asked).toHaveLength(1);
    expect(told()).toMatch(reason);
    expect(told()).toContain(place.refusal);
  },
);

test.each([
  ['a day later', { version: '45.4.1', at: Date.now() - 24 * 60 * 60 * 1000 }],
  ['for another version', { version: '45.4.0', at: Date.now() }],
  ['after a clock that was wrong', { version: '45.4.1', at: Date.now() + 60_000 }],
  ['where the file cannot be read', 'bu JSON emas'],
])('it is tried again %s', async (_title, refusal) => {
  mkdirSync(join(place.folder, 'cache'));
  writeFileSync(place.refusal, typeof refusal === 'string' ? refusal : JSON.stringify({ ...refusal, reason: 'x' }));
  const { asked } = await mirror((_request, response) => response.writeHead(404).end());
  await fetchElectron(place);
  expect(asked).toHaveLength(1);
});
