import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { type CallName, contract } from '@shared/bridge/contract.ts';
import { keepNameSchema } from '@shared/keeps.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createServices } from '../../../../src/main/services.ts';
import { openKeychain } from '../../../../src/main/storage/keychain.ts';
import { writePdf } from '../../../platform/files/documents/pdf.ts';
import { GOOD_INPUTS } from '../../../support/bridge-inputs.ts';
import { outside } from '../../../support/fuzz/recorded-electron.ts';
import { json, type LocalServer, startLocalServer } from '../../../support/local-server.ts';
import { logLines } from '../../../support/log-lines.ts';

const { secrets } = vi.hoisted(() => ({ secrets: new Map<string, string>() }));
vi.mock('electron', async () => (await import('../../../support/fuzz/recorded-electron.ts')).electron);
vi.mock('keytar', () => ({
  default: {
    getPassword: async (_service: string, account: string) => secrets.get(account) ?? null,
    setPassword: async (_service: string, account: string, secret: string) => void secrets.set(account, secret),
    deletePassword: async (_service: string, account: string) => secrets.delete(account),
  },
}));

/** Files that are the workstation's, or hold which platform they are of; all others belong to a person at a platform. */
const WORKSTATION = [
  ...['settings.json', 'window.json', 'signed-out', 'session.bin', 'first-platform.json'],
  ...['backoffice-files/pictures-owner.json', 'backoffice-files/pictures/.backoffice'],
];
/** Folders in which each owner has a folder or a file of their own. */
const SHARED_FOLDERS = ['', 'drafts', 'journal', 'keeps', 'protocols', 'backoffice-files', 'backoffice-files/pictures'];
/** Keys of the workstation: of the session, whose seal names the platform, and of the pictures of the last person. */
const SHARED_KEYS = /^(?:session-[0-9a-f]{16}|pictures)$/;
/** Calls that end, remove or replace what the others keep. */
const LEFT_OUT: readonly CallName[] = [
  ...(['session.signOut', 'session.signInWithSso', 'session.cancelSso', 'session.signInWithPassword'] as const),
  'session.unlock',
  ...(['drafts.remove', 'journal.clear', 'keeps.remove', 'keeps.clear', 'protocols.drop', 'downloads.remove'] as const),
  ...(['downloads.cancel', 'support.saveFile', 'files.release'] as const),
];
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const HASH = 'a1b2c3d4';

let root: string;
const servers: LocalServer[] = [];
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'owners-'));
  for (const name of ['profile', 'downloads']) await mkdir(join(root, name));
  await writeFile(join(root, 'chosen.pdf'), writePdf(['x']));
  outside.folders = {
    userData: join(root, 'profile'),
    sessionData: join(root, 'profile'),
    downloads: join(root, 'downloads'),
  };
  outside.chosen = { files: [join(root, 'chosen.pdf')], folder: join(root, 'downloads') };
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  await rm(root, { recursive: true, force: true });
  secrets.clear();
});

/** A platform at an address of its own; its exports never end. */
async function startPlatform() {
  const pictures: string[] = [];
  const server = await startLocalServer((request, response) => {
    const path = request.url ?? '';
    if (path.includes('login')) return json(response, { access_token: 'a', refresh_token: 'r' });
    if (path.includes('users/profile')) return json(response, { role: 'admin', id: who });
    if (path.includes('info/file')) {
      pictures.push(path);
      return void response.end(PNG);
    }
    if (path.includes('excel')) {
      response.writeHead(200, { 'Content-Length': 1_000_000, ETag: '"1"', 'Accept-Ranges': 'bytes' });
      return void response.write(Buffer.alloc(300_000));
    }
    json(response, { rows: [] });
  });
  servers.push(server);
  return { url: server.url, pictures };
}
/** The id of the person who signs in. */
let who = 7;

/** The program, started for a platform. */
async function startFor(url: string) {
  const { log, lines } = logLines();
  const services = await createServices({
    config: {
      ...{ apiUrl: url, ssoAuthorizeUrl: `${url}sso`, ssoClientId: 'backoffice', ssoRedirectPorts: [] },
      ...{ webUrl: 'https://example.uz/', initiativePage: 'boards/{id}', tileUrl: `${url}tiles/{z}/{x}/{y}` },
      ...{ geocoderUrl: `${url}geo/`, passwordLogin: true, countAttempts: false },
      investPublicIdKey: 'initiative_public_id',
    },
    resources: join(import.meta.dirname, '../../../../resources'),
    keychain: openKeychain({ service: 'composed', log }),
    log,
  });
  services.window.show();
  const page = { senderFrame: { url: 'app://backoffice/app', parent: null }, sender: { id: outside.windows.length } };
  const call = async (name: CallName, input: unknown = GOOD_INPUTS[name]) => {
    const answer = await outside.channels.get(`call:${name}`)?.(page, input);
    return (answer as { value?: unknown }).value;
  };
  const signIn = () => call('session.signInWithPassword');
  const picture = async () => (await outside.page(new Request(`app://backoffice/files/${HASH}`))).status;

  /** Makes every call that may keep something. */
  async function fill() {
    const calls = (Object.keys(contract) as CallName[]).filter((one) => !LEFT_OUT.includes(one));
    for (const name of calls) {
      // A file that has been sent is released.
      const file = (await call('files.pick', { accept: ['pdf'], maxBytes: 100_000 })) as { id: string } | null;
      const text = JSON.stringify(GOOD_INPUTS[name]);
      await call(name, text && JSON.parse(text.replaceAll('"f"', `"${file?.id}"`)));
    }
    for (const name of keepNameSchema.options) await call('keeps.save', { name, value: ['x'] });
    await call('downloads.start', { path: 'api/v1/initiatives-excel', suggestedName: 'a.xlsx' });
    await vi.waitFor(() => expect(partsOf()).toHaveLength(1));
    expect(await picture()).toBe(200);
  }
  /** What the person finds. */
  const found = async () => ({
    drafts: await call('drafts.list'),
    journal: await call('journal.list', { from: 0, to: Number.MAX_SAFE_INTEGER }),
    keeps: (await Promise.all(keepNameSchema.options.map((name) => call('keeps.load', { name })))).filter(Boolean),
    protocols: await call('protocols.current'),
    downloads: await call('downloads.list'),
  });
  return { call, signIn, fill, found, picture, stop: services.stop, lines };
}

const partsOf = () => readdirSync(join(root, 'downloads')).filter((name) => name.endsWith('.part.json'));
/** Content of the program's files, by path below the profile. */
function contents(): Map<string, string> {
  const profile = join(root, 'profile');
  const files = readdirSync(profile, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [relative(profile, path), readFileSync(path, 'latin1')]));
}

test('what is kept of a person at one platform is at no other: every store', async () => {
  const [live, other] = [await startPlatform(), await startPlatform()];
  const first = await startFor(live.url);
  await first.signIn();
  await first.fill();
  expect(await first.found()).toMatchObject({ drafts: [{}], protocols: {} });
  await first.stop();
  const [files, keys] = [contents(), new Map(secrets)];
  const isWorkstations = (path: string) => WORKSTATION.includes(path);
  const theirs = [...files.keys()].filter((path) => !isWorkstations(path));
  for (const place of ['drafts', 'journal', 'keeps', 'protocols']) expect(theirs.join()).toContain(`${place}/`);

  const second = await startFor(other.url);
  await second.signIn();
  const nothing = { drafts: [], journal: [], keeps: [], protocols: null, downloads: [] };
  expect(await second.found()).toEqual(nothing);
  await second.fill();
  await second.stop();
  const now = contents();
  // Neither platform's files are changed by the other, nor in its folders; keys are shared by none.
  const changed = [...now].filter(([path, content]) => files.get(path) !== content).map(([path]) => path);
  expect(changed.filter((path) => files.has(path) && !isWorkstations(path))).toEqual([]);
  const folders = new Set(theirs.map((path) => dirname(path)).filter((path) => !SHARED_FOLDERS.includes(path)));
  expect(changed.filter((path) => folders.has(dirname(path)) && !isWorkstations(path))).toEqual([]);
  const made = [...secrets].filter(([account, secret]) => keys.get(account) !== secret).map(([account]) => account);
  expect(made.filter((account) => keys.has(account) && !SHARED_KEYS.test(account))).toEqual([]);
  expect(other.pictures).not.toEqual([]);

  // Each finds their own again.
  const again = await startFor(live.url);
  await again.signIn();
  await vi.waitFor(async () => expect(await again.call('downloads.list')).toHaveLength(1));
  const kept = await again.found();
  expect(kept).toMatchObject({ drafts: [{}], protocols: {}, downloads: [{ state: 'interrupted' }] });
  expect(kept.keeps).toHaveLength(keepNameSchema.options.length);
  expect(kept.journal).not.toEqual([]);
  await again.stop();
}, 60_000);

test('pictures of one person are gone when another signs in after an expired session', async () => {
  const platform = await startPlatform();
  const program = await startFor(platform.url);
  await program.signIn();
  expect(await program.picture()).toBe(200);
  const pictures = () => [...contents().keys()].filter((path) => /pictures\/[0-9a-f]{40}-/.test(path));
  const [theirs] = pictures();
  expect(theirs).toBeDefined();
  await program.stop();
  // The same person finds them; the session is over, and the program was started again.
  const next = await startFor(platform.url);
  await next.signIn();
  expect(pictures()).toEqual([theirs]);
  const key = secrets.get('pictures');
  who = 8;
  await next.signIn();
  who = 7;
  expect(pictures()).toEqual([]);
  expect(secrets.get('pictures')).not.toBe(key);
  await next.stop();
}, 30_000);
