import { randomUUID } from 'node:crypto';
import {
  appendFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { AppError } from '@shared/errors.ts';
import type { JournalNote, JournalState } from '@shared/journal.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createJournal } from '../../../../src/main/journal/journal.ts';
import { createPlatformClock, type SureTime } from '../../../../src/main/network/clock.ts';
import type { Keychain } from '../../../../src/main/storage/keychain.ts';
import { logLines } from '../../../support/log-lines.ts';
import { memoryKeychain } from '../../../support/memory-keychain.ts';
import { ownerOf } from '../../../support/owner.ts';
import { canMount, mountDisk, resizeDisk, unmountDisk } from '../../../support/small-disk.ts';
import { sureTime } from '../../../support/sure-time.ts';

const DAY_MS = 24 * 60 * 60_000;
const NOVEMBER = Date.UTC(2026, 10, 23, 9);
const ALWAYS = { from: 0, to: Number.MAX_SAFE_INTEGER };
const NOTE: JournalNote = {
  action: 'promote',
  subject: { kind: 'initiative', id: '42', publicId: '101600000042', title: "Yo'lni asfaltlash" },
  before: { stage: 'PASSED' },
  expect: { stage: 'WINNER' },
};

let folder: string;
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'journal-')), 'journal');
});
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }));

const { log, lines } = logLines();
afterEach(() => void lines.splice(0));

type Setup = { person?: string | null; at?: number; days?: number; lineWaitMs?: number; sure?: SureTime };

/** The journal after a new start of the program, with `person` signed in; null: nobody. */
function open(keychain: Keychain | null, { person = '7', at = NOVEMBER, ...rest }: Setup = {}) {
  const states: JournalState[] = [];
  const clock = { at };
  const journal = createJournal({
    // A call waits until its line is written, however busy the disk.
    ...{ folder, keychain, log, lineWaitMs: 60_000, sure: sureTime(() => clock.at), ...rest },
    now: () => clock.at,
    onChange: (state) => states.push(state),
  });
  journal.belongTo(ownerOf(person));
  return { journal, clock, states };
}

const files = async () => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

const refusal = (data: ConstructorParameters<typeof AppError>[0]) => async () => {
  throw new AppError(data);
};

describe('a change that is sent', () => {
  test('is on the disk before its call begins, and its outcome afterwards', async () => {
    const { keychain } = memoryKeychain();
    const { journal } = open(keychain);
    const seen = await journal.around(NOTE, async () => open(keychain).journal.list(ALWAYS));
    // As a program that is started now would find it: what the platform has done is unknown.
    expect(seen).toEqual([
      { ...NOTE, id: expect.any(String), at: NOVEMBER, outcome: { state: 'unknown', at: NOVEMBER } },
    ]);
    await journal.settled();
    expect(await open(keychain).journal.list(ALWAYS)).toMatchObject([{ outcome: { state: 'done', at: NOVEMBER } }]);
    expect(lines).toEqual([]);
  });

  test('is running for the program that waits for its answer', async () => {
    const { journal } = open(memoryKeychain().keychain);
    await journal.around(NOTE, async () => {
      expect(await journal.list(ALWAYS)).toMatchObject([{ outcome: { state: 'running' } }]);
    });
    expect(await journal.list(ALWAYS)).toMatchObject([{ outcome: { state: 'done' } }]);
  });

  test('is never unknown to a reading during which its answer arrives', async () => {
    const { journal } = open(memoryKeychain().keychain);
    const reading = await journal.around(NOTE, async () => ({ entries: journal.list(ALWAYS) }));
    expect(await reading.entries).toMatchObject([{ outcome: { state: expect.stringMatching(/running|done/) } }]);
    // Its end is written after the reading: the folder may be removed once it is.
    await journal.settled();
  });

  test('that was answered carries what the answer counts', async () => {
    const { journal } = open(memoryKeychain().keychain);
    const value = { data: { total: 3, successful: 0, failed: 3 } };
    await journal.around(
      { ...NOTE, action: 'sms' },
      async () => ({ value }),
      (answer) => answer.value,
    );
    expect((await journal.list(ALWAYS)).map(({ outcome }) => outcome)).toEqual([
      { state: 'done', at: NOVEMBER, counted: { total: 3, successful: 0, failed: 3, as: 'none' } },
    ]);
  });

  test('returns the answer or fails as its call does, and keeps the message of a refusal', async () => {
    const { journal } = open(memoryKeychain().keychain);
    expect(await journal.around(NOTE, async () => 'answer')).toBe('answer');
    const refused = journal.around(NOTE, refusal({ kind: 'invalid', status: 409, serverMessage: 'Band' }));
    await expect(refused).rejects.toMatchObject({ status: 409 });
    await expect(journal.around(NOTE, refusal({ kind: 'timeout' }))).rejects.toMatchObject({ kind: 'timeout' });
    expect((await journal.list(ALWAYS)).map(({ outcome }) => outcome)).toEqual([
      { state: 'unknown', at: NOVEMBER },
      { state: 'refused', status: 409, said: 'Band', at: NOVEMBER },
      { state: 'done', at: NOVEMBER },
    ]);
  });

  test('is carried out and not recorded while nobody is signed in', async () => {
    const { journal } = open(memoryKeychain().keychain, { person: null });
    expect(await journal.around(NOTE, async () => 1)).toBe(1);
    await expect(journal.list(ALWAYS)).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(await files()).toEqual([]);
  });

  test('belongs to the person who began it, even if the session ends before the answer', async () => {
    const { keychain } = memoryKeychain();
    const { journal } = open(keychain);
    const over = journal.around(NOTE, async () => {
      journal.belongTo(null);
      throw new AppError({ kind: 'unauthorized', status: 401 });
    });
    await expect(over).rejects.toMatchObject({ status: 401 });
    journal.belongTo(ownerOf('8'));
    expect(await journal.list(ALWAYS)).toEqual([]);
    journal.belongTo(ownerOf('7'));
    expect(await journal.list(ALWAYS)).toMatchObject([{ outcome: { state: 'refused', status: 401 } }]);
  });

  test('can be settled, once its outcome is known', async () => {
    const { keychain } = memoryKeychain();
    const { journal } = open(keychain);
    await journal.around(NOTE, refusal({ kind: 'network' })).catch(() => {});
    const [entry] = await journal.list(ALWAYS);
    await journal.settle(entry?.id ?? '', { as: 'other', now: { stage: 'INITIAL' } });
    expect(await open(keychain).journal.list(ALWAYS)).toMatchObject([
      { outcome: { state: 'unknown' }, settled: { as: 'other', now: { stage: 'INITIAL' }, at: NOVEMBER } },
    ]);
  });
});

describe('on the disk', () => {
  test('nothing is in plain text, the file is for its owner alone, and another person has no entry', async () => {
    const { keychain } = memoryKeychain();
    const { journal } = open(keychain);
    await journal.around(NOTE, async () => {});
    await journal.settled();
    const [file = ''] = await files();
    const content = await readFile(file, 'latin1');
    const decoded = Buffer.from(content, 'base64').toString('latin1');
    for (const clear of ['asfalt', 'promote', 'PASSED', '101600000042']) {
      expect(content).not.toContain(clear);
      expect(decoded).not.toContain(clear);
      expect(file).not.toContain(clear);
    }
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await open(keychain, { person: '8' }).journal.list(ALWAYS)).toEqual([]);
    expect(await open(memoryKeychain().keychain).journal.list(ALWAYS)).toEqual([]);
  });

  test('a decrypted entry has no personal number, and long texts are truncated', async () => {
    const { keychain } = memoryKeychain();
    const { journal } = open(keychain);
    const subject = { kind: 'appeal' as const, id: '9', title: `Karim 31203905540012 ${'x'.repeat(300)}` };
    const before = { answer: 'tel: +998901234567' };
    const note = `Karta 8600 1234 1234 1234, pasport AA1234567 ${'uzun '.repeat(100)}`;
    await journal.around({ action: 'appeal-answer', subject, note, before }, async () => {});
    const [entry] = await journal.list(ALWAYS);
    expect(JSON.stringify(entry)).not.toMatch(/31203905540012|998901234567|8600|AA1234567/);
    expect(entry?.subject.title).toHaveLength(120);
    expect(entry?.note).toMatch(/^Karta •••, pasport ••• uzun/);
    expect(entry?.note?.length).toBeLessThanOrEqual(200);
  });

  test("the platform's words and the values that were found hold no personal number, and long words are cut", async () => {
    const { keychain } = memoryKeychain();
    const { journal } = open(keychain);
    for (const serverMessage of ['Muallif (90)1234567 band', 'ў'.repeat(300), `${'a'.repeat(198)}👨‍👩‍👧`])
      await journal.around(NOTE, refusal({ kind: 'invalid', status: 409, serverMessage })).catch(() => {});
    const [emoji, long, found] = await journal.list(ALWAYS);
    await journal.settle(found?.id ?? '', {
      as: 'other',
      now: { title: '3 1203905 540012', granted_amount: 901_234_567 },
    });
    const told = [emoji, long, (await open(keychain).journal.list(ALWAYS))[2]];
    expect(told.map((entry) => entry?.outcome)).toMatchObject([
      { said: 'a'.repeat(198) },
      { said: 'ў'.repeat(200) },
      { said: 'Muallif ••• band' },
    ]);
    expect(told[2]?.settled?.now).toEqual({ title: '', granted_amount: 901_234_567 });
  });

  test('a torn line loses only itself, and the next line is kept', async () => {
    const { keychain } = memoryKeychain();
    const { journal } = open(keychain);
    await journal.around(NOTE, async () => {});
    await journal.around({ ...NOTE, action: 'demote' }, async () => {});
    await journal.settled();
    const [file = ''] = await files();
    await truncate(file, (await stat(file)).size - 10);
    const next = open(keychain).journal;
    await next.around({ ...NOTE, action: 'deed' }, async () => {});
    expect((await next.list(ALWAYS)).map(({ action, outcome: { state } }) => `${action} ${state}`)).toEqual([
      'deed done',
      'demote unknown',
      'promote done',
    ]);
    expect(lines).toEqual([expect.stringContaining('lines of the journal cannot be read {"count":1}')]);
  });

  test('a month or a folder that cannot be read at the moment is an error, and not empty', async () => {
    const { keychain } = memoryKeychain();
    const { journal } = open(keychain);
    await journal.around(NOTE, async () => {});
    await journal.settled();
    const [file = ''] = await files();
    for (const held of [file, dirname(file)]) {
      await rename(held, `${held}.aside`);
      // A link to itself cannot be read, but is not missing.
      await symlink(held, held);
      await expect(journal.list(ALWAYS)).rejects.toMatchObject({ kind: 'file' });
      await rm(held);
      await rename(`${held}.aside`, held);
    }
    expect(await journal.list(ALWAYS)).toMatchObject([{ outcome: { state: 'done' } }]);
  });

  test('foreign content is ignored', async () => {
    const { keychain } = memoryKeychain();
    const { journal } = open(keychain);
    await journal.around(NOTE, async () => {});
    await journal.settled();
    const [file = ''] = await files();
    await appendFile(file, `\n{"type":"sent"}\n${'A'.repeat(200)}\n\u0000\u0001`);
    await writeFile(join(file, '..', 'notes.txt'), 'of somebody else');
    expect(await open(keychain).journal.list(ALWAYS)).toHaveLength(1);
  });

  test('a span lists its own entries, even if the clock was set back between them', async () => {
    const { journal, clock } = open(memoryKeychain().keychain);
    await journal.around(NOTE, async () => {});
    clock.at = Date.UTC(2026, 11, 2);
    await journal.around({ ...NOTE, action: 'demote' }, async () => {});
    // The clock is set back: the order of writing is kept.
    clock.at = NOVEMBER + 1000;
    await journal.around({ ...NOTE, action: 'deed' }, async () => {});
    const actions = async (from: number, to: number) => (await journal.list({ from, to })).map(({ action }) => action);
    expect(await actions(0, Date.UTC(2027, 0))).toEqual(['deed', 'demote', 'promote']);
    expect(await actions(NOVEMBER, NOVEMBER + 1)).toEqual(['promote']);
    expect(await actions(NOVEMBER + 1, Date.UTC(2026, 11))).toEqual(['deed']);
    expect((await files()).map((file) => file.slice(-15)).sort()).toEqual(['2026-11.journal', '2026-12.journal']);
  });

  test('a month is removed 180 days after its end, and nothing else is', async () => {
    const { keychain } = memoryKeychain();
    const old = open(keychain, { at: Date.UTC(2026, 4, 31) });
    await old.journal.around(NOTE, async () => {});
    await old.journal.settled();
    const [file = ''] = await files();
    await mkdir(join(folder, 'other'));
    await writeFile(join(folder, 'other', '1999-01.txt'), 'of somebody else');
    const kept = Date.UTC(2026, 5, 1) + 180 * DAY_MS - 1;
    const before = open(keychain, { at: kept }).journal;
    expect(await before.list(ALWAYS)).toHaveLength(1);
    const after = open(keychain, { at: kept + 1 }).journal;
    await expect.poll(files).toEqual([join(folder, 'other', '1999-01.txt')]);
    expect(await after.list(ALWAYS)).toEqual([]);
    expect(file).toContain('2026-05');
  });

  test.each([
    { what: 'one wrong date', dates: [400] },
    { what: 'a proxy that is always ahead', dates: [400, 400, 400, 400] },
  ])('$what removes no month', async ({ dates }) => {
    const { keychain } = memoryKeychain();
    await open(keychain).journal.around(NOTE, async () => {});
    const platform = createPlatformClock(() => NOVEMBER);
    for (const days of dates) platform.learn(new Date(NOVEMBER + days * DAY_MS).toUTCString());
    const { journal } = open(keychain, { sure: platform.sure });
    await journal.settled();
    expect(await journal.list(ALWAYS)).toHaveLength(1);
    expect(await files()).toHaveLength(1);
  });

  test('a month of the future takes no later lines, and is brought back when the time is known', async () => {
    const { keychain } = memoryKeychain();
    const unsure = { now: () => null, known: new Promise<void>(() => {}) };
    const wrong = open(keychain, { at: Date.UTC(2040, 0, 5), sure: unsure });
    await wrong.journal.around(NOTE, async () => {});
    await wrong.journal.settled();
    const right = open(keychain, { sure: unsure });
    await right.journal.around({ ...NOTE, action: 'demote' }, async () => {});
    await right.journal.settled();
    const months = async () => (await files()).map((file) => file.slice(-15)).sort();
    expect(await months()).toEqual(['2026-11.journal', '2040-01.journal']);
    const sure = open(keychain);
    await expect.poll(months).toEqual(['2026-11.journal']);
    expect((await sure.journal.list(ALWAYS)).map(({ action }) => action).sort()).toEqual(['demote', 'promote']);
    const end = open(keychain, { at: Date.UTC(2026, 11, 1) + 180 * DAY_MS });
    await expect.poll(months).toEqual([]);
    expect(await end.journal.list(ALWAYS)).toEqual([]);
  });

  test('with 0 days earlier entries go without a time from the network', async () => {
    const { keychain } = memoryKeychain();
    const earlier = open(keychain).journal;
    await earlier.around(NOTE, async () => {});
    await earlier.settled();
    open(keychain, { days: 0, sure: { now: () => null, known: new Promise<void>(() => {}) } });
    await expect.poll(files).toEqual([]);
  });

  test('a line that was moved to another day is rejected', async () => {
    const { keychain } = memoryKeychain();
    const { journal } = open(keychain);
    await journal.around(NOTE, async () => {});
    await journal.settled();
    const [file = ''] = await files();
    const content = await readFile(file, 'latin1');
    const day = Math.floor(NOVEMBER / DAY_MS);
    expect(content).toContain(`${day}:`);
    await writeFile(file, content.replaceAll(`${day}:`, `${day + 1}:`));
    expect(await open(keychain).journal.list(ALWAYS)).toEqual([]);
    expect(lines.join()).toContain('cannot be read');
  });

  test('a month is removed as many days after its end as the office sets', async () => {
    const { keychain } = memoryKeychain();
    const old = open(keychain, { at: Date.UTC(2026, 4, 31) }).journal;
    await old.around(NOTE, async () => {});
    await old.settled();
    const kept = Date.UTC(2026, 5, 1) + 30 * DAY_MS - 1;
    expect(await open(keychain, { at: kept, days: 30 }).journal.list(ALWAYS)).toHaveLength(1);
    const after = open(keychain, { at: kept + 1, days: 30 });
    await expect.poll(files).toEqual([]);
    expect(after.journal.state()).toMatchObject({ persistent: true, days: 30 });
  });

  test('with 0 days earlier entries are removed from the disk, and new ones stay in memory', async () => {
    const { keychain } = memoryKeychain();
    const earlier = open(keychain).journal;
    await earlier.around(NOTE, async () => {});
    await earlier.settled();
    const { journal } = open(keychain, { days: 0 });
    await expect.poll(files).toEqual([]);
    await journal.around({ ...NOTE, action: 'demote' }, async () => {});
    expect(await journal.list(ALWAYS)).toMatchObject([{ action: 'demote', outcome: { state: 'done' } }]);
    expect(await files()).toEqual([]);
    expect(journal.state()).toMatchObject({ days: 0 });
    expect(await open(keychain, { days: 0 }).journal.list(ALWAYS)).toEqual([]);
  });

  test('the person can clear the whole journal with its key, and a new one begins', async () => {
    const { keychain, secrets } = memoryKeychain();
    const { journal } = open(keychain);
    await journal.around(NOTE, async () => {});
    await journal.clear();
    expect(await files()).toEqual([]);
    expect([...secrets]).toEqual([]);
    await journal.around({ ...NOTE, action: 'demote' }, async () => {});
    expect(await journal.list(ALWAYS)).toMatchObject([{ action: 'demote' }]);
  });
});

describe('a journal that cannot be stored', () => {
  test('without a keychain it lives in memory, and says so', async () => {
    const { journal, states } = open(null);
    await journal.around(NOTE, async () => {});
    expect(await journal.list(ALWAYS)).toMatchObject([{ outcome: { state: 'done' } }]);
    expect(states.at(-1)).toEqual({ persistent: false, days: 180, failed: false, now: NOVEMBER });
    expect(await files()).toEqual([]);
  });

  test('a keychain that refuses stops no call, and is reported', async () => {
    const { keychain, refuse } = memoryKeychain();
    refuse(true);
    const { journal, states } = open(keychain);
    expect(await journal.around(NOTE, async () => 'answer')).toBe('answer');
    await journal.settled();
    expect(states.at(-1)).toEqual({ persistent: true, days: 180, failed: true, now: NOVEMBER });
    // The entries on the disk are unknown: the others are not listed as if they were all.
    await expect(journal.list(ALWAYS)).rejects.toMatchObject({ kind: 'file' });
    refuse(false);
    expect(await journal.list(ALWAYS)).toMatchObject([{ outcome: { state: 'done' } }]);
    expect(JSON.stringify(lines)).not.toContain('asfalt');
  });

  test('a keychain that never answers delays a call by the set limit at most', async () => {
    const never = new Promise<never>(() => {});
    const { journal } = open({ get: () => never, set: () => never, remove: () => never }, { lineWaitMs: 10 });
    expect(await journal.around(NOTE, async () => 'answer')).toBe('answer');
  });

  test.runIf(canMount())('wJ5: a full disk stops no call', async () => {
    const disk = join(folder, '..', 'disk');
    await mkdir(disk);
    mountDisk(disk, '1m');
    try {
      folder = join(disk, 'journal');
      const { keychain } = memoryKeychain();
      const { journal, states } = open(keychain);
      await journal.around(NOTE, async () => {});
      await journal.settled();
      resizeDisk(disk, '64k');
      await writeFile(join(disk, 'ballast'), Buffer.alloc(64 * 1024)).catch(() => {});
      const full = await appendFile(join(disk, 'ballast'), Buffer.alloc(64 * 1024)).then(
        () => false,
        () => true,
      );
      expect(full).toBe(true);
      const long = { ...NOTE, before: { text: 'x'.repeat(500), more: randomUUID().repeat(10) } };
      const call = async () => 'answer';
      for (let n = 0; n < 12; n++) expect(await journal.around(long, call)).toBe('answer');
      await journal.settled();
      expect(states.at(-1)).toEqual({ persistent: true, days: 180, failed: true, now: NOVEMBER });
      expect(await journal.list(ALWAYS)).toHaveLength(13);
    } finally {
      folder = join(disk, '..', 'journal');
      unmountDisk(disk);
    }
  });
});
