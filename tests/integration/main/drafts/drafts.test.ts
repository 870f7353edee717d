import {
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDrafts, type Drafts } from '../../../../src/main/drafts/drafts.ts';
import { createPlatformClock } from '../../../../src/main/network/clock.ts';
import type { Keychain } from '../../../../src/main/storage/keychain.ts';
import { logLines } from '../../../support/log-lines.ts';
import { memoryKeychain } from '../../../support/memory-keychain.ts';
import { ownerOf } from '../../../support/owner.ts';
import { sureTime } from '../../../support/sure-time.ts';

const DAY_MS = 24 * 60 * 60_000;
const BAN = { scope: 'initiative-ban', record: '101600000042' };
const OTHER = { scope: 'initiative-ban', record: '101600000043' };
const TYPED = { comment: "G'olib tanlov shartini buzgan", file: null };

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'drafts-')), 'drafts');
});
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

const { log, lines } = logLines();
afterEach(() => void lines.splice(0));

/** The drafts after a new start of the program, with `person` signed in; null: nobody. */
function open(keychain: Keychain | null, person: string | null = '7', now?: () => number) {
  const drafts = createDrafts({ folder, keychain, log, sure: sureTime(now), ...(now && { now }) });
  if (person !== null) drafts.belongTo(ownerOf(person));
  return drafts;
}

const files = async () => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

describe('a draft', () => {
  test('is there at the next start, for its person, its form and its record', async () => {
    const { keychain } = memoryKeychain();
    await open(keychain, '7', () => 1_000).save(BAN, TYPED);
    const next = open(keychain, '7', () => 2_000);
    expect(await next.load(BAN)).toEqual({ value: TYPED, savedAt: 1_000 });
    expect(await next.load(OTHER)).toBeNull();
    expect(await next.load({ ...BAN, scope: 'initiative-reject' })).toBeNull();
    expect(await next.list()).toEqual([{ ...BAN, savedAt: 1_000 }]);
    expect(await open(keychain, '8', () => 2_000).load(BAN)).toBeNull();
    expect(await open(keychain, '8', () => 2_000).list()).toEqual([]);
    expect(lines).toEqual([]);
  });

  test('is encrypted on disk, readable by its owner alone, under a name that reveals nothing', async () => {
    const { keychain, secrets } = memoryKeychain();
    await open(keychain).save(BAN, TYPED);
    const [file = ''] = await files();
    const content = await readFile(file);
    for (const clear of ['buzgan', 'comment', 'initiative', BAN.record]) {
      expect(content.includes(clear)).toBe(false);
      expect(file).not.toContain(clear);
    }
    const [key = ''] = [...secrets.values()];
    expect(Buffer.from(key, 'base64')).toHaveLength(32);
    expect(content.includes(Buffer.from(key, 'base64'))).toBe(false);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  test('is replaced in the order of the calls, and a removal lasts', async () => {
    const { keychain } = memoryKeychain();
    const drafts = open(keychain);
    await Promise.all(Array.from({ length: 30 }, (_, n) => drafts.save(BAN, { comment: `${n}` })));
    expect((await open(keychain).load(BAN))?.value).toEqual({ comment: '29' });
    expect(await files()).toHaveLength(1);
    await Promise.all([drafts.save(BAN, TYPED), drafts.remove(BAN)]);
    expect(await open(keychain).load(BAN)).toBeNull();
    expect(await files()).toEqual([]);
  });

  test('stays where the page did not know of it, unless it is too old to be offered', async () => {
    const { keychain } = memoryKeychain();
    const unlessKept = true;
    await open(keychain).save(BAN, { comment: 'G' }, { unlessKept });
    await open(keychain).save(BAN, TYPED, { unlessKept });
    expect((await open(keychain).load(BAN))?.value).toEqual({ comment: 'G' });
    const later = open(keychain, '7', () => Date.now() + 400 * DAY_MS);
    await later.save(BAN, TYPED, { unlessKept });
    expect((await later.load(BAN))?.value).toEqual(TYPED);
  });
});

test.each(['disk', 'memory'])(
  'the list has the title of a record and the address of a form, and not the form input (%s)',
  async (where) => {
    const drafts = open(where === 'disk' ? memoryKeychain().keychain : null);
    await drafts.save(BAN, TYPED, { title: "Ko'prik", at: '/app/funds/7', before: { comment: '' } });
    await drafts.save(OTHER, TYPED);
    const listed = await drafts.list();
    expect(listed).toContainEqual({ ...BAN, title: "Ko'prik", at: '/app/funds/7', savedAt: expect.any(Number) });
    expect(listed).toContainEqual({ ...OTHER, savedAt: expect.any(Number) });
  },
);

describe('the end of a session', () => {
  test('by a 401 keeps the drafts, and still saves the last keystrokes, for the same person only', async () => {
    const { keychain } = memoryKeychain();
    const drafts = open(keychain);
    await drafts.save(BAN, { comment: 'G' });
    drafts.expire();
    await drafts.save(BAN, TYPED);
    await drafts.save(OTHER, TYPED);
    await drafts.remove(OTHER);
    await expect(drafts.load(BAN)).rejects.toMatchObject({ kind: 'unauthorized' });
    await expect(drafts.list()).rejects.toMatchObject({ kind: 'unauthorized' });

    drafts.belongTo(ownerOf('8'));
    expect(await drafts.load(BAN)).toBeNull();
    await drafts.save(BAN, { comment: 'boshqa' });
    drafts.expire();
    drafts.belongTo(ownerOf('7'));
    expect((await drafts.load(BAN))?.value).toEqual(TYPED);
    expect(await drafts.load(OTHER)).toBeNull();
  });

  test("by a sign-out removes the person's drafts and key, and no other person's", async () => {
    const { keychain, secrets } = memoryKeychain();
    await open(keychain, '7').save(BAN, TYPED);
    await open(keychain, '8').save(BAN, { comment: 'boshqa' });
    // A run in which the person has touched no draft.
    const drafts = open(keychain, '7');
    const gone = drafts.forget();
    await expect(drafts.save(BAN, TYPED)).rejects.toMatchObject({ kind: 'unauthorized' });
    await gone;
    expect(secrets.size).toBe(1);
    expect(await files()).toHaveLength(1);
    expect(await open(keychain, '7').load(BAN)).toBeNull();
    expect((await open(keychain, '8').load(BAN))?.value).toEqual({ comment: 'boshqa' });
  });

  test('leaves no person whose drafts could be saved or removed', async () => {
    const drafts = open(memoryKeychain().keychain, null);
    await expect(drafts.save(BAN, TYPED)).rejects.toMatchObject({ kind: 'unauthorized' });
    await expect(drafts.remove(BAN)).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(await files()).toEqual([]);
  });

  test('by a sign-out gives the same person a new key at the next sign-in', async () => {
    const { keychain, secrets } = memoryKeychain();
    const drafts = open(keychain);
    await drafts.save(BAN, TYPED);
    const before = [...secrets.values()];
    await drafts.forget();
    drafts.belongTo(ownerOf('7'));
    await drafts.save(BAN, TYPED);
    expect([...secrets.values()]).not.toEqual(before);
    expect((await open(keychain).load(BAN))?.value).toEqual(TYPED);
  });
});

describe('bounds', () => {
  test('a draft over 200 KB is refused and the earlier one stays', async () => {
    const drafts = open(memoryKeychain().keychain);
    await drafts.save(BAN, TYPED);
    await expect(drafts.save(BAN, { comment: 'x'.repeat(201 * 1024) })).rejects.toMatchObject({ kind: 'bad-call' });
    expect((await drafts.load(BAN))?.value).toEqual(TYPED);
  });

  test.each([
    ['is returned with the draft', { comment: 'eski' }, { comment: 'eski' }],
    ['is left out over 200 KB, and the draft stays', { comment: 'x'.repeat(201 * 1024) }, undefined],
  ])('the earlier content of the record %s', async (_, before, kept) => {
    const drafts = open(memoryKeychain().keychain);
    await drafts.save(BAN, TYPED, { before });
    expect(await drafts.load(BAN)).toEqual({ value: TYPED, before: kept, savedAt: expect.any(Number) });
  });

  test.each([true, false])('whether it may have been sent is kept with the draft: %s', async (doubt) => {
    const drafts = open(memoryKeychain().keychain);
    await drafts.save(BAN, TYPED, { doubt });
    expect((await drafts.load(BAN))?.doubt ?? false).toBe(doubt);
    expect(await drafts.list()).toEqual([{ ...BAN, savedAt: expect.any(Number) }]);
  });

  test.each(['disk', 'memory'])('of 201 drafts the oldest is removed (%s)', async (where) => {
    // Each draft has its own time: of two that are saved within a millisecond neither is older.
    let time = 0;
    const drafts = open(where === 'disk' ? memoryKeychain().keychain : null, '7', () => ++time);
    for (let n = 0; n <= 200; n++) await drafts.save({ scope: 'form', record: `${n}` }, n);
    const records = (await drafts.list()).map(({ record }) => record);
    expect(records).toHaveLength(200);
    expect(records).not.toContain('0');
  });

  test('a draft older than 30 days is removed at the start, whoever signs in', async () => {
    const { keychain } = memoryKeychain();
    const drafts = open(keychain);
    await drafts.save(BAN, TYPED);
    const [old = ''] = await files();
    await drafts.save(OTHER, TYPED);
    const then = new Date(Date.now() - 31 * DAY_MS);
    await utimes(old, then, then);
    open(keychain, null);
    await expect.poll(files).toHaveLength(1);
    expect(await open(keychain).load(OTHER)).not.toBeNull();
  });

  test('an old file that is not ours stays, beside the drafts, among them or behind a link', async () => {
    const { keychain } = memoryKeychain();
    await open(keychain).save(BAN, TYPED);
    const [draft = ''] = await files();
    const letters = join(folder, '..', 'xatlar');
    const theirs = [join(folder, 'reja.txt'), join(folder, 'Rasmlar', 'oila.jpg'), join(dirname(draft), 'xat.txt')];
    for (const file of [...theirs, join(letters, 'a'.repeat(40))]) {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, 'mine');
      await utimes(file, 1, 1);
    }
    await symlink(letters, join(folder, 'b'.repeat(16)));
    const later = open(keychain, '7', () => Date.now() + 31 * DAY_MS);
    expect(await later.load(BAN)).toBeNull();
    await later.forget();
    expect((await files()).sort()).toEqual(theirs.sort());
    expect(await readdir(letters)).toHaveLength(1);
  });

  test('no draft expires while the time is unknown, or by a clock that has run ahead', async () => {
    const { keychain } = memoryKeychain();
    await open(keychain).save(BAN, TYPED);
    const ahead = () => Date.now() + 400 * DAY_MS;
    const known = Promise.withResolvers<void>();
    let time: number | null = null;
    const drafts = createDrafts({
      ...{ folder, keychain, log, now: ahead },
      sure: { now: () => time, known: known.promise },
    });
    drafts.belongTo(ownerOf('7'));
    await drafts.settled();
    expect(await drafts.load(BAN)).toMatchObject({ value: TYPED });
    time = Date.now();
    known.resolve();
    await known.promise;
    await drafts.settled();
    expect(await drafts.list()).toHaveLength(1);
    expect(await files()).toHaveLength(1);
  });

  test.each([
    { what: 'one wrong date', dates: [31] },
    { what: 'a proxy that is always 31 days ahead', dates: [31, 31, 31, 31, 31] },
    { what: 'a wrong date after right ones', dates: [0, 0, 31] },
    { what: 'a proxy that is years behind, and is then right', dates: [-4000, -4000, -4000, 0, 0, 0] },
  ])('$what removes no draft, and hides none', async ({ dates }) => {
    const { keychain } = memoryKeychain();
    const clock = createPlatformClock();
    const learn = (days: number) => clock.learn(new Date(Date.now() + days * DAY_MS).toUTCString());
    for (const days of dates.slice(0, 3)) learn(days);
    const earlier = createDrafts({ folder, keychain, log, now: clock.latest, sure: clock.sure });
    earlier.belongTo(ownerOf('7'));
    await earlier.save(BAN, TYPED);
    for (const days of dates.slice(3)) learn(days);
    const later = createDrafts({ folder, keychain, log, now: clock.latest, sure: clock.sure });
    later.belongTo(ownerOf('7'));
    await later.settled();
    expect(await later.load(BAN)).toMatchObject({ value: TYPED });
    expect(await files()).toHaveLength(1);
  });

  test('a draft of the future begins to age when the time is known', async () => {
    const { keychain } = memoryKeychain();
    const ahead = open(keychain, '7', () => Date.now() + 4000 * DAY_MS);
    await ahead.save(BAN, TYPED);
    // It has looked for old drafts: by its clock, the draft is one as soon as it has begun to age.
    await ahead.settled();
    open(keychain);
    const [file = ''] = await files();
    const ageOf = async () => Date.now() - (await lstat(file)).mtimeMs;
    await expect.poll(ageOf).toBeGreaterThan(-1000);
  });

  test('the file of a draft has the time of the draft, even if the clock of the computer is years off', async () => {
    const { keychain } = memoryKeychain();
    const savedAt = Date.UTC(2031, 4, 6);
    await open(keychain, '7', () => savedAt).save(BAN, TYPED);
    const [file = ''] = await files();
    expect((await lstat(file)).mtimeMs).toBe(savedAt);
  });

  test('a draft that turns 30 days old while the program runs is no longer returned', async () => {
    let time = Date.now();
    const drafts = open(memoryKeychain().keychain, '7', () => time);
    await drafts.save(BAN, TYPED);
    time += 31 * DAY_MS;
    expect(await drafts.load(BAN)).toBeNull();
    expect(await drafts.list()).toEqual([]);
  });
});

describe('a draft that cannot be read', () => {
  test.each<[string, (content: Buffer) => Buffer]>([
    ['damaged', (content) => Buffer.concat([content.subarray(0, 60), Buffer.of(1, 2, 3), content.subarray(63)])],
    ['cut short', (content) => content.subarray(0, 20)],
    ['empty', () => Buffer.alloc(0)],
  ])('a %s draft is removed and logged without its content; the others stay', async (_what, spoil) => {
    const { keychain } = memoryKeychain();
    const drafts = open(keychain);
    await drafts.save(BAN, TYPED);
    const [file = ''] = await files();
    await drafts.save(OTHER, TYPED);
    await writeFile(file, spoil(await readFile(file)));
    expect(await drafts.list()).toMatchObject([OTHER]);
    expect(await drafts.load(BAN)).toBeNull();
    expect(await files()).toHaveLength(1);
    expect(lines.join()).toContain('a draft is of no use and is removed');
    expect(lines.join()).not.toContain('buzgan');
  });

  test('a draft that cannot be read at the moment stays, and loading it is an error', async () => {
    const { keychain } = memoryKeychain();
    const drafts = open(keychain);
    await drafts.save(BAN, TYPED);
    const [file = ''] = await files();
    await rename(file, `${file}.aside`);
    // A link to itself cannot be read, but is not missing.
    await symlink(file, file);
    await expect(drafts.load(BAN)).rejects.toMatchObject({ kind: 'file' });
    await drafts.save(OTHER, TYPED);
    expect(await drafts.list()).toMatchObject([OTHER]);
    expect(lines.join()).toContain('a draft cannot be read now');
    expect((await lstat(file)).isSymbolicLink()).toBe(true);
    await rm(file);
    await rename(`${file}.aside`, file);
    expect((await drafts.load(BAN))?.value).toEqual(TYPED);
  });

  test("another record's file in its place is not loaded", async () => {
    const { keychain } = memoryKeychain();
    const drafts = open(keychain);
    await drafts.save(BAN, TYPED);
    const [first = ''] = await files();
    await drafts.save(OTHER, { comment: 'boshqa' });
    const second = (await files()).find((file) => file !== first) ?? '';
    await writeFile(first, await readFile(second));
    expect(await drafts.load(BAN)).toBeNull();
    expect((await drafts.load(OTHER))?.value).toEqual({ comment: 'boshqa' });
  });
});

describe('without a keychain', () => {
  test('nothing is written; drafts live through a 401 and end with the program', async () => {
    const drafts = open(null);
    await drafts.save(BAN, TYPED);
    drafts.expire();
    drafts.belongTo(ownerOf('7'));
    expect((await drafts.load(BAN))?.value).toEqual(TYPED);
    expect(drafts.persistent()).toBe(false);
    expect(await files()).toEqual([]);
    expect(await open(null).load(BAN)).toBeNull();
    await drafts.forget();
    drafts.belongTo(ownerOf('7'));
    expect(await drafts.load(BAN)).toBeNull();
  });

  test('or with one that refuses, drafts live in memory, and drafts on disk stay for later', async () => {
    const { keychain, refuse } = memoryKeychain();
    await open(keychain).save(OTHER, TYPED);
    refuse(true);
    const drafts = open(keychain);
    await expect(drafts.load(OTHER)).rejects.toMatchObject({ kind: 'file' });
    await drafts.save(BAN, TYPED);
    expect((await drafts.load(BAN))?.value).toEqual(TYPED);
    expect(drafts.persistent()).toBe(false);
    refuse(false);
    expect((await drafts.load(OTHER))?.value).toEqual(TYPED);
    expect(await open(keychain).load(OTHER)).not.toBeNull();
    expect(await open(keychain).load(BAN)).toBeNull();
  });

  test('or on a disk that refuses, drafts live in memory', async () => {
    await writeFile(folder, 'a file where the folder should be');
    const drafts = open(memoryKeychain().keychain);
    await drafts.save(BAN, TYPED);
    expect((await drafts.load(BAN))?.value).toEqual(TYPED);
    expect(drafts.persistent()).toBe(false);
    expect(lines.join()).not.toContain('buzgan');
  });

  /** Only the short pause passes in a test. */
  const [PAUSE_MS, LONG_MS] = [5, 600_000];
  const disk = { afterDisk: PAUSE_MS, afterKeychain: LONG_MS };
  const secrets = { afterDisk: LONG_MS, afterKeychain: PAUSE_MS };
  afterEach(() => void vi.useRealTimers());

  /** Drafts that retry only when the test lets the pause pass, so that no retry meets its changes to the folder. */
  function openPausing(keychain: Keychain, pauses: typeof disk) {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const drafts = createDrafts({ folder, keychain, log, sure: sureTime(), pauses });
    drafts.belongTo(ownerOf('7'));
    return drafts;
  }
  async function letPausePass(drafts: Drafts) {
    vi.advanceTimersByTime(PAUSE_MS);
    await drafts.settled();
  }

  test('or on a disk that is full for a while, drafts in memory are written once the disk takes them', async () => {
    const { keychain } = memoryKeychain();
    await open(keychain).save(OTHER, TYPED);
    await rename(folder, `${folder}-away`);
    await writeFile(folder, 'a file where the folder should be');
    const drafts = openPausing(keychain, disk);
    await drafts.save(OTHER, { comment: 'yangi' });
    await drafts.save(BAN, TYPED);
    expect(drafts.persistent()).toBe(false);
    await rm(folder);
    await rename(`${folder}-away`, folder);
    // Nothing more is typed before the power fails.
    await letPausePass(drafts);
    expect(await files()).toHaveLength(2);
    expect(drafts.persistent()).toBe(true);
    expect((await open(keychain).load(BAN))?.value).toEqual(TYPED);
    expect((await open(keychain).load(OTHER))?.value).toEqual({ comment: 'yangi' });
    expect(lines.filter((line) => line.includes('live in memory'))).toHaveLength(1);
  });

  test('or with a keychain that answers again, the drafts are then written to the disk', async () => {
    const { keychain, refuse } = memoryKeychain();
    const drafts = openPausing(keychain, secrets);
    refuse(true);
    await drafts.save(BAN, TYPED);
    refuse(false);
    await letPausePass(drafts);
    expect(await open(keychain).load(BAN)).not.toBeNull();
    expect(drafts.persistent()).toBe(true);
  });

  test('a draft that is removed while it waits in memory is not written to the disk', async () => {
    await writeFile(folder, 'a file where the folder should be');
    const { keychain } = memoryKeychain();
    const drafts = openPausing(keychain, disk);
    await drafts.save(BAN, TYPED);
    await drafts.save(OTHER, TYPED);
    await drafts.remove(BAN);
    await rm(folder);
    await letPausePass(drafts);
    expect(await files()).toHaveLength(1);
    expect(await open(keychain).load(BAN)).toBeNull();
  });
});
