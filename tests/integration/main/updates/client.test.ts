import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createUpdateClient, type UpdateClient } from '../../../../src/main/updates/client.ts';
import { updateProblem } from '../../../../src/main/updates/problem.ts';
import { createNet } from '../../../chromium-host/net.ts';
import { canMount, mountDisk, unmountDisk } from '../../../support/small-disk.ts';
import { timeLimit } from '../../../support/time-limit.ts';
import { until } from '../../../support/until.ts';
import { startUpdateFeed, type UpdateFeed } from '../../../support/update-feed.ts';

const { net } = createNet();
const ROOT = process.cwd();
let folder: string;
let feed: UpdateFeed;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'updates-'));
  await mkdir(join(folder, 'cache'));
  feed = await startUpdateFeed();
  vi.stubEnv('APPIMAGE', join(folder, 'budjet.AppImage'));
  await writeFile(join(folder, 'budjet.AppImage'), 'the old program');
  await describeInstallation({});
});
afterEach(async () => {
  vi.unstubAllEnvs();
  process.chdir(ROOT);
  await feed.close();
  await rm(folder, { recursive: true, force: true });
});

/** Writes `app-update.yml`, as electron-builder does. JSON is YAML, too. */
const describeInstallation = (more: object) =>
  writeFile(
    join(folder, 'app-update.yml'),
    JSON.stringify({ provider: 'generic', url: 'https://updates.invalid/', updaterCacheDirName: 'budjet', ...more }),
  );

type Setting = { by?: 'nsis' | 'app-image'; version?: string; prereleases?: boolean; url?: string; idleMs?: number };

/** The real updater of a program of version 1.0.0. */
function client({ by = 'app-image', version = '1.0.0', prereleases = false, url, idleMs }: Setting = {}): UpdateClient {
  return createUpdateClient({
    ...{ by, prereleases, url: url ?? feed.url },
    ...(idleMs !== undefined && { idleMs }),
    open: (options) => net.request(options),
    app: {
      ...{ name: 'budjet', version, isPackaged: true },
      appUpdateConfigPath: join(folder, 'app-update.yml'),
      userDataPath: folder,
      baseCachePath: join(folder, 'cache'),
      whenReady: async () => undefined,
      relaunch: () => undefined,
      quit: () => undefined,
      onQuit: () => expect.fail('nothing is installed when the program ends'),
    },
  });
}

const ignore = () => undefined;
const problemIn = (work: Promise<unknown>) => work.then(() => expect.fail('it went well'), updateProblem);
/** The names of the files in the folder of downloads. */
const downloaded = (): Promise<string[]> => readdir(join(folder, 'cache/budjet/pending')).catch(() => []);

describe('a check', () => {
  test('finds a newer version, with its notes and size, and downloads nothing', async () => {
    feed.release({ version: '1.1.0', notes: '  Yangi: <b>eksport</b>\nTuzatishlar  ', content: Buffer.alloc(12_345) });
    expect(await client().check()).toEqual({
      version: '1.1.0',
      notes: 'Yangi: <b>eksport</b>\nTuzatishlar',
      bytes: 12_345,
    });
    expect(feed.asked.map((line) => line.replace(/\?.*/, ''))).toEqual(['GET /latest-linux.yml']);
  });

  test.each([
    ['the same version', '1.0.0', '1.0.0', false],
    ['a lower version', '0.9.9', '1.0.0', false],
    ['a pre-release', '1.1.0-beta.1', '1.0.0', false],
    ['the release after a pre-release', '1.1.0', '1.1.0-beta.1', true],
    ['a version below a pre-release', '1.0.9', '1.1.0-beta.1', false],
  ])('%s', async (_name, offered, version, found) => {
    feed.release({ version: offered });
    expect((await client({ version }).check()) !== null).toBe(found);
  });

  test('finds a pre-release if pre-releases are enabled', async () => {
    feed.release({ version: '1.1.0-beta.1' });
    expect(await client({ prereleases: true }).check()).toMatchObject({ version: '1.1.0-beta.1' });
  });

  test('honours the share of installations that a version is for, and always decides the same', async () => {
    feed.release({ version: '1.1.0', more: { stagingPercentage: 0 } });
    expect(await client().check()).toBeNull();
    const share = async (percent: number) => {
      feed.release({ version: '1.1.0', more: { stagingPercentage: percent } });
      return (await client().check()) !== null;
    };
    expect(await share(100)).toBe(true);
    // The last four bytes of its id place an installation in the rollout: here at 64 of 255, a quarter.
    await writeFile(join(folder, '.updaterId'), '00000000-0000-5000-8000-000040000000');
    expect([await share(24), await share(26)]).toEqual([false, true]);
  });

  test('does not tell the server which installation asks', async () => {
    feed.release({ version: '1.1.0' });
    await client().check();
    expect(Object.keys(feed.headers[0] ?? {})).not.toContain('x-user-staging-id');
  });

  test.each<[string, (feed: UpdateFeed) => void, string]>([
    ['a feed that is not there', (at) => at.instead((_p, response) => !!response.writeHead(404).end()), 'missing'],
    ['a failing server', (at) => at.instead((_p, response) => !!response.writeHead(503).end('<p>')), 'server'],
    ['the page of a captive portal', (at) => at.instead((_p, response) => !!response.end(PORTAL)), 'not-a-feed'],
    ['a page that is not YAML', (at) => at.instead((_p, response) => !!response.end('<a\n\tb: {')), 'not-a-feed'],
    ['an empty answer', (at) => at.instead((_p, response) => !!response.end()), 'not-a-feed'],
    ['a feed of nothing', (at) => at.instead((_p, response) => !!response.end('~')), 'not-a-feed'],
    [
      'a portal that redirects to its own page',
      (at) => at.instead((_p, response) => !!response.writeHead(302, { Location: '/login' }).end()),
      'not-a-feed',
    ],
    ['a connection that is cut', (at) => at.instead((_p, response) => !!response.destroy()), 'network'],
  ])('%s', async (_name, trouble, problem) => {
    trouble(feed);
    expect(await problemIn(client().check())).toBe(problem);
  });

  test.each([
    ['another host', 'https://evil.example/budjet-1.1.0.AppImage'],
    ['another host, without a scheme', '//evil.example/budjet-1.1.0.AppImage'],
    ['another port', 'http://127.0.0.1:9/budjet-1.1.0.AppImage'],
    ['no web address', 'file:///tmp/budjet-1.1.0.AppImage'],
  ])('a feed whose file is at %s offers nothing', async (_name, url) => {
    feed.release({ version: '1.1.0', more: { files: [{ url, sha512: 'a', size: 1 }] } });
    expect(await problemIn(client().check())).toBe('not-a-feed');
    expect(feed.asked).toHaveLength(1);
  });

  test('a server that is not there', async () => {
    const gone = await startUpdateFeed();
    await gone.close();
    expect(await problemIn(client({ url: gone.url }).check())).toBe('network');
  });

  test('a server that accepts the request and does not answer', async () => {
    feed.instead(() => true);
    expect(await problemIn(client({ idleMs: 50 }).check())).toBe('network');
  });
});

const PORTAL = '<!doctype html>\n<html><head><title>Wi-Fi</title></head>\n<body>Tarmoqqa kiring</body></html>';

/** A program that has found version 1.1.0. */
async function found(setting: Setting = {}): Promise<UpdateClient> {
  const program = client(setting);
  expect(await program.check()).toMatchObject({ version: '1.1.0' });
  return program;
}

describe('a download', () => {
  test('arrives whole, reports its progress, and replaces the program only when asked', async () => {
    const content = Buffer.from(`#!/bin/sh\necho "$APPIMAGE" > '${folder}/started'\n`);
    feed.release({ version: '1.1.0', content });
    const program = await found();
    const progress: number[] = [];
    await program.download((bytes) => progress.push(bytes));
    expect(progress.at(-1)).toBe(content.length);
    expect(await readFile(join(folder, 'budjet.AppImage'), 'utf8')).toBe('the old program');

    await program.install();
    expect(await readFile(join(folder, 'budjet.AppImage'))).toEqual(content);
    await until(() => existsSync(join(folder, 'started')));
  });

  test('is not repeated by the next start of the program', async () => {
    feed.release({ version: '1.1.0' });
    await (await found()).download(ignore);
    const before = feed.asked.length;
    await (await found()).download(ignore);
    expect(feed.asked.slice(before).filter((line) => line.includes('.AppImage'))).toEqual([]);
  });

  test('with another checksum than that of the feed is refused and removed', async () => {
    feed.release({ version: '1.1.0', sha512: Buffer.alloc(64, 7).toString('base64') });
    const program = await found();
    expect(await problemIn(program.download(ignore))).toBe('checksum');
    expect(await downloaded()).toEqual([]);
    await expect(program.install()).rejects.toThrow();
  });

  test('whose file was changed on the disk afterwards is downloaded anew', async () => {
    feed.release({ version: '1.1.0' });
    await (await found()).download(ignore);
    const file = join(folder, 'cache/budjet/pending/tashabbusli-budjet-1.1.0.AppImage');
    await writeFile(file, 'something else');
    await (await found()).download(ignore);
    expect(await readFile(file, 'utf8')).not.toBe('something else');
  });

  test('that is cut in the middle fails as network, and arrives whole in a retry', async () => {
    const content = Buffer.alloc(400_000, 'x');
    feed.release({ version: '1.1.0', content });
    const program = await found();
    feed.instead((path, response) => {
      if (!path.endsWith('.AppImage')) return false;
      response.writeHead(200, { 'Content-Length': content.length });
      response.write(content.subarray(0, 100_000), () => response.destroy());
      return true;
    });
    expect(await problemIn(program.download(ignore))).toBe('network');
    expect(await downloaded()).toEqual([]);
    feed.instead(() => false);
    await program.download(ignore);
    expect(await downloaded()).toContain('tashabbusli-budjet-1.1.0.AppImage');
  });

  test('that stalls fails as network', async () => {
    feed.release({ version: '1.1.0' });
    const limit = timeLimit(10_000);
    const program = await found({ idleMs: 10_000 });
    feed.instead((path, response) => {
      if (!path.endsWith('.AppImage')) return false;
      response.writeHead(200, { 'Content-Length': 1_000_000 }).write('x', limit.pass);
      return true;
    });
    expect(await problemIn(program.download(ignore))).toBe('network');
  });

  test('whose file does not exist fails as missing', async () => {
    feed.release({ version: '1.1.0' });
    const program = await found();
    feed.instead((path, response) => path.endsWith('.AppImage') && !!response.writeHead(404).end());
    expect(await problemIn(program.download(ignore))).toBe('missing');
  });

  test.skipIf(!canMount())('on a full disk fails as no-space, and leaves nothing there', async () => {
    const disk = join(folder, 'cache');
    mountDisk(disk, '1m');
    try {
      feed.release({ version: '1.1.0', content: Buffer.alloc(3_000_000, 'x') });
      expect(await problemIn((await found()).download(ignore))).toBe('no-space');
      expect(await downloaded()).toEqual([]);
    } finally {
      unmountDisk(disk);
    }
  });
});

describe('an installer that lies ready', () => {
  const pending = () => join(folder, 'cache/budjet/pending');
  const installer = () => join(pending(), 'tashabbusli-budjet-1.1.0.AppImage');
  const theirs = () => join(folder, 'theirs');
  const EVIL = '#!/bin/sh\nexit 0\n';

  test.each<[string, () => Promise<unknown>]>([
    ['by another file', () => writeFile(installer(), EVIL)],
    [
      'by another file in its place',
      async () => {
        await writeFile(theirs(), EVIL);
        await rename(theirs(), installer());
      },
    ],
    [
      'by a link to the same content',
      async () => {
        await copyFile(installer(), theirs());
        await rm(installer());
        await symlink(theirs(), installer());
      },
    ],
  ])('and is exchanged %s is removed, not started, and downloaded anew', async (_how, exchange) => {
    const content = Buffer.from('#!/bin/sh\nexit 0 # 1.1.0\n');
    feed.release({ version: '1.1.0', content });
    const program = await found();
    await program.download(ignore);
    await exchange();
    expect(await problemIn(program.install())).toBe('checksum');
    expect(await readFile(join(folder, 'budjet.AppImage'), 'utf8')).toBe('the old program');
    expect(existsSync(installer())).toBe(false);
    await program.check();
    await program.download(ignore);
    await program.install();
    expect(await readFile(join(folder, 'budjet.AppImage'))).toEqual(content);
  });

  test.each(['cache/budjet', 'cache/budjet/pending'])(
    'is not laid into %s behind a link, which stays full',
    async (name) => {
      feed.release({ version: '1.1.0', sha512: Buffer.alloc(64, 7).toString('base64') });
      await mkdir(join(folder, 'cache/budjet/pending'), { recursive: true });
      await rename(join(folder, name), theirs());
      await writeFile(join(theirs(), 'oila.jpg'), 'mine');
      await symlink(theirs(), join(folder, name));
      expect(await problemIn((await found()).download(ignore))).toBe('disk');
      expect(await readFile(join(theirs(), 'oila.jpg'), 'utf8')).toBe('mine');
    },
  );
});

describe('the signature of an installer for Windows', () => {
  /** A stub of PowerShell that reports this signature for every file. */
  async function powerShell(status: number, subject: string): Promise<void> {
    const bin = join(folder, 'bin');
    await mkdir(bin, { recursive: true });
    const answer = JSON.stringify({ Status: status, SignerCertificate: { Subject: subject } });
    await writeFile(join(bin, 'powershell.exe'), `#!/bin/sh\necho '${answer}'\n`);
    await writeFile(join(bin, 'chcp'), '#!/bin/sh\n');
    for (const name of ['powershell.exe', 'chcp']) await chmod(join(bin, name), 0o755);
    vi.stubEnv('PATH', `${bin}:${process.env.PATH}`);
    // The updater's command for Windows writes a file NUL to the working directory.
    process.chdir(folder);
  }

  test.each([
    ['valid, of the publisher', 0, 'CN=Tashabbusli budjet, O=Davlat, C=UZ', null],
    ['valid, of another publisher', 0, 'CN=Boshqa, O=Boshqa, C=UZ', 'signature'],
    ['not valid', 3, 'CN=Tashabbusli budjet, O=Davlat, C=UZ', 'signature'],
  ])('%s', async (_name, status, subject, problem) => {
    await powerShell(status, subject);
    await describeInstallation({ publisherName: ['CN=Tashabbusli budjet, O=Davlat, C=UZ'] });
    feed.release({ version: '1.1.0', extension: 'exe' });
    const program = client({ by: 'nsis' });
    await program.check();
    const work = program.download(ignore);
    if (problem === null) await work;
    else expect(await problemIn(work)).toBe(problem);
    expect((await downloaded()).includes('tashabbusli-budjet-1.1.0.exe')).toBe(problem === null);
  });

  test('is checked again before the installer is started', async () => {
    await powerShell(0, 'CN=Tashabbusli budjet, O=Davlat, C=UZ');
    await describeInstallation({ publisherName: ['CN=Tashabbusli budjet, O=Davlat, C=UZ'] });
    feed.release({ version: '1.1.0', extension: 'exe' });
    const program = await found({ by: 'nsis' });
    await program.download(ignore);
    await powerShell(0, 'CN=Boshqa, O=Boshqa, C=UZ');
    expect(await problemIn(program.install())).toBe('signature');
    expect(await downloaded()).not.toContain('tashabbusli-budjet-1.1.0.exe');
  });
});
