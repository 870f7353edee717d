import { mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDrafts } from '../../../../src/main/drafts/drafts.ts';
import { createKeeps } from '../../../../src/main/keeps/keeps.ts';
import { createVault } from '../../../../src/main/session/vault.ts';
import { digestOf, ownerAt, ownerDigest } from '../../../../src/main/storage/owner.ts';
import { createTakeOver } from '../../../../src/main/storage/take-over.ts';
import { logLines } from '../../../support/log-lines.ts';
import { memoryKeychain } from '../../../support/memory-keychain.ts';
import { sureTime } from '../../../support/sure-time.ts';
import { SAMPLE } from '../session/sample-record.ts';

const LIVE = 'https://api.example.uz';
const TEST = 'https://test.example.uz';
const PLACE = { scope: 'initiative-ban', record: '42' };

let profile: string;
beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'take-over-'));
});
afterEach(() => rm(profile, { recursive: true, force: true }));

const { log } = logLines();
const { keychain, secrets } = memoryKeychain();
afterEach(() => secrets.clear());

const vaultOf = (platform: string) => createVault({ file: join(profile, 'session.bin'), keychain, platform, log });
/** A start of the program for a platform, up to the sign-in of person 7; what the person then finds. */
async function start(platform: string) {
  const vault = vaultOf(platform);
  const takeOver = createTakeOver({ profile, platform, keychain, isOfPlatform: vault.isOfPlatform, log });
  const isOurs = await takeOver.isOurs();
  await vault.load();
  if (isOurs) await takeOver.move('7');
  const owner = ownerAt(platform, '7');
  const drafts = createDrafts({ folder: join(profile, 'drafts'), keychain, log, sure: sureTime() });
  const keeps = createKeeps({ folder: join(profile, 'keeps'), keychain, log, now: Date.now });
  drafts.belongTo(owner);
  keeps.belongTo(owner);
  return { drafts, keeps, found: [(await drafts.list()).length, (await keeps.load('recents'))?.value ?? null] };
}

/** What an earlier version has left of person 7. */
async function left() {
  const { drafts, keeps } = await start(LIVE);
  await drafts.save(PLACE, { comment: 'x' });
  await keeps.save('recents', ['x']);
  for (const place of ['drafts', 'keeps']) {
    const folder = join(profile, place);
    const [now, before] = [ownerDigest(folder, ownerAt(LIVE, '7')), digestOf(folder, '7')];
    await rename(join(folder, now), join(folder, before));
    secrets.set(`${place}-${before}`, secrets.get(`${place}-${now}`) ?? '');
    secrets.delete(`${place}-${now}`);
  }
  await rm(join(profile, 'first-platform.json'));
}

const NOTHING = [0, null];
const ALL = [1, ['x']];

describe('what an earlier version kept', () => {
  test('is found at the platform that the program is first started for, and at no other', async () => {
    await left();
    expect((await start(LIVE)).found).toEqual(ALL);
    expect((await start(TEST)).found).toEqual(NOTHING);
    expect((await start(LIVE)).found).toEqual(ALL);
    const names = await readdir(join(profile, 'drafts'));
    expect(names).toEqual([ownerDigest(join(profile, 'drafts'), ownerAt(LIVE, '7'))]);
    expect([...secrets.keys()].filter((account) => account.endsWith(digestOf(join(profile, 'keeps'), '7')))).toEqual(
      [],
    );
  });

  test('is not of a platform where a session of another one was left, but of that one', async () => {
    await left();
    await vaultOf(LIVE).save(SAMPLE);
    expect((await start(TEST)).found).toEqual(NOTHING);
    // The session of the other platform is removed by now; the decision stays.
    expect((await start(TEST)).found).toEqual(NOTHING);
    expect((await start(LIVE)).found).toEqual(ALL);
  });

  test('is of a platform whose session was left', async () => {
    await left();
    await vaultOf(LIVE).save(SAMPLE);
    expect((await start(LIVE)).found).toEqual(ALL);
  });

  test('stays where it is if its key is gone', async () => {
    await left();
    const folder = join(profile, 'keeps');
    const now = await start(LIVE);
    await now.keeps.save('recents', ['new']);
    await rename(join(folder, ownerDigest(folder, ownerAt(LIVE, '7'))), join(folder, 'aside'));
    await rename(join(folder, 'aside'), join(folder, digestOf(folder, '7')));
    const { keeps } = await start(LIVE);
    expect(await keeps.load('recents')).toBeNull();
    expect((await stat(join(folder, digestOf(folder, '7')))).isDirectory()).toBe(true);
  });

  test('stays while the keychain refuses, for the next sign-in', async () => {
    await left();
    const refusing = { ...keychain, get: () => Promise.reject(new Error('locked')) };
    const vault = vaultOf(LIVE);
    const options = { profile, platform: LIVE, keychain: refusing, isOfPlatform: vault.isOfPlatform, log };
    await createTakeOver(options).move('7');
    expect((await start(LIVE)).found).toEqual(ALL);
  });
});
