import { randomUUID } from 'node:crypto';
import { appendFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryKeychain } from '../../tests/support/memory-keychain.ts';
import { ownerOf } from '../../tests/support/owner.ts';
import { sureTime } from '../../tests/support/sure-time.ts';
import { median } from './statistics.ts';

const ENTRIES = 5000;
const ROUNDS = 7;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const SILENT = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/** Reading a month's journal of 5,000 sent changes, in ms: medians over rounds, each with a newly opened journal. */
export type JournalFigures = {
  /** From the query for one day to its entries. */
  day: number;
  /** The same for the whole month. */
  month: number;
};

/** Measures how long a full month of the journal takes to open, with real files and real ciphers. */
export async function measureJournal(): Promise<JournalFigures> {
  const { createJournal, seal } = await loadMain();
  const folder = await mkdtemp(join(tmpdir(), 'journal-bench-'));
  const { keychain, secrets } = memoryKeychain();
  const begun = Date.UTC(2026, 8, 1);
  const now = begun + ENTRIES * 8 * MINUTE_MS;
  const open = () => {
    const log = { ...SILENT, child: () => log };
    const journal = createJournal({
      ...{ folder, keychain, log, now: () => now, sure: sureTime(() => now), onChange: () => undefined },
    });
    journal.belongTo(ownerOf('7'));
    return journal;
  };
  try {
    // The first change creates the folder and the key.
    const first = open();
    await first.around(noteOf(0), async () => undefined);
    await first.settled();
    const [file = ''] = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.journal'));
    const key = Buffer.from([...secrets.values()][0] ?? '', 'base64');
    const line = (value: { at: number } & Record<string, unknown>) => {
      const day = String(Math.floor(value.at / DAY_MS));
      return `\n${day}:${seal(JSON.stringify(value), key, day).toString('base64')}`;
    };
    const lines = Array.from({ length: ENTRIES }, (_, index) => {
      const id = randomUUID();
      const at = begun + index * 8 * MINUTE_MS;
      const outcome = { state: 'done' };
      return line({ type: 'sent', id, at, note: noteOf(index) }) + line({ type: 'end', id, at: at + 900, outcome });
    });
    await appendFile(join(folder, file), lines.join(''));

    const timed = async (from: number) => {
      const journal = open();
      const started = performance.now();
      const found = await journal.list({ from, to: now });
      const ms = performance.now() - started;
      if (found.length === 0) throw new Error('the journal is empty');
      return ms;
    };
    const rounds = [];
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push({ day: await timed(now - DAY_MS), month: await timed(begun) });
    }
    return { day: median(rounds.map(({ day }) => day)), month: median(rounds.map(({ month }) => month)) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const noteOf = (index: number) => ({
  action: 'reject' as const,
  subject: {
    kind: 'initiative' as const,
    id: String(20_000 + index),
    publicId: `0614${String(index).padStart(8, '0')}`,
    title: "Mahallamizdagi 3-son bog'cha hovlisini obodonlashtirish va bolalar maydonchasini qurish",
    place: 'Buxoro viloyati, Kogon tumani, Yangi hayot MFY',
  },
  board: 61,
  note: "Loyiha hujjatlari to'liq emas: smeta va yer maydoni haqidagi ma'lumotnoma ilova qilinmagan.",
  before: { stage: 'INITIAL', moderation_sub_stage: null },
});

/** Imports modules of the main process, after registering the alias that they use. */
async function loadMain() {
  await import('../../tests/support/resolve-shared.ts');
  const { createJournal } = await import('../../src/main/journal/journal.ts');
  const { seal } = await import('../../src/main/storage/seal.ts');
  return { createJournal, seal };
}
