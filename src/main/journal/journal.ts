import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '@shared/errors.ts';
import type { JournalEntry, JournalNote, JournalOutcome, JournalSettlement, JournalState } from '@shared/journal.ts';
import { createQueue } from '../concurrency/queue.ts';
import type { Log } from '../diagnostics/log.ts';
import type { SureTime } from '../network/clock.ts';
import { onDisk } from '../storage/disk-space.ts';
import type { Keychain } from '../storage/keychain.ts';
import { personPlace } from '../storage/person-place.ts';
import { createDiskJournal } from './disk-journal.ts';
import { createMemoryJournal, type JournalStore } from './journal-store.ts';
import { entriesOf, type Line } from './line.ts';
import { tidyMonths } from './months.ts';
import { journalOutcome, outcomeOfAnswer } from './outcome.ts';
import { plainLine } from './plain-line.ts';

/** The journal of the signed-in person: the changes sent to the platform from this workstation, and their outcomes. */
export type Journal = {
  /** Sets the signed-in person; null: signed out. Files stay. */
  belongTo: (person: string | null) => void;
  /**
   * Makes a call that changes data. Writes a line before the call and another after its end; the call waits at most
   * `lineWaitMs` for the first line and does not fail if a line cannot be written. `answerIn`: the platform's answer
   * in what the call returns, whose totals the entry carries. Default: all of it.
   */
  around: <T>(note: JournalNote, call: () => Promise<T>, answerIn?: (returned: T) => unknown) => Promise<T>;
  /**
   * Entries of a span (ms since the epoch, `to` excluded), newest first. Throws `unauthorized` while signed out, `file`
   * if the disk or the keychain refuses: a part of the journal would look like the whole.
   */
  list: (span: { from: number; to: number }) => Promise<JournalEntry[]>;
  /** Notes how an unknown outcome was settled. Throws `unauthorized` while signed out. */
  settle: (id: string, settled: JournalSettlement) => Promise<void>;
  /** Removes the person's whole journal. Throws `unauthorized`, or the disk's error. */
  clear: () => Promise<void>;
  state: () => JournalState;
  /** Waits until all lines so far are written. */
  settled: () => Promise<void>;
};

/** Default of `days`. */
const KEPT_DAYS = 180;
/** Default of `lineWaitMs`. */
const LINE_WAIT_MS = 2000;

type Options = {
  folder: string;
  /** Null if no keychain is usable: the journal is then kept in memory. */
  keychain: Keychain | null;
  /** The time in ms since the epoch. */
  now: () => number;
  /** Without a sure time no month counts as too old. */
  sure: SureTime;
  /** How many days a month is kept after its end; 0: nothing is kept on disk. Default: 180. */
  days?: number;
  /** How long a call waits for its line, in ms: a keychain that prompts the person must not delay a decision. */
  lineWaitMs?: number;
  /** Called after each line. */
  onChange: (state: JournalState) => void;
  log: Log;
};

/** Keeps the journals of all persons of this workstation, each sealed with a key of its own. */
export function createJournal(options: Options): Journal {
  const { folder, now, sure, days = KEPT_DAYS, lineWaitMs = LINE_WAIT_MS, onChange, log } = options;
  const keychain = days > 0 ? options.keychain : null;
  const stores = new Map<string, { disk: JournalStore | null; memory: JournalStore }>();
  /** Entries whose call is in flight in this run. */
  const running = new Set<string>();
  const queued = createQueue();
  let owner: string | null = null;
  let failed = false;
  const tidyUp = () => queued(() => tidyMonths({ folder, now: sure.now(), days, log }));
  if (days > 0) void sure.known.then(tidyUp);
  else void tidyUp();

  const state = (): JournalState => ({ persistent: keychain !== null, days, failed, now: now() });

  function storesOf(person: string) {
    const known = stores.get(person);
    if (known) return known;
    const place = personPlace({ folder, purpose: 'journal', keychain }, person);
    const fresh = {
      disk: place.key && createDiskJournal({ folder: place.folder, key: place.key, log }),
      memory: createMemoryJournal(),
    };
    stores.set(person, fresh);
    return fresh;
  }

  /** Writes a line, to memory if the disk refuses. Never rejects. */
  const write = (person: string, full: Line): Promise<void> =>
    queued(async () => {
      const { disk, memory } = storesOf(person);
      const line = plainLine(full);
      try {
        if (!disk) await memory.append(line);
        else await disk.append(line);
      } catch (error) {
        failed = true;
        log.warn('the journal cannot be written to the disk', { reason: AppError.from(error).detail });
        await memory.append(line);
      }
      onChange(state());
    });

  const signedIn = (): string => {
    if (owner === null) throw new AppError({ kind: 'unauthorized', detail: 'a journal belongs to somebody' });
    return owner;
  };

  async function read(person: string, since: number): Promise<Line[]> {
    const { disk, memory } = storesOf(person);
    const stored = (await disk?.read(since)) ?? [];
    return [...stored.map(plainLine), ...(await memory.read(since))];
  }

  return {
    belongTo(person) {
      owner = person;
    },
    async around(note, call, answerIn = (returned) => returned) {
      const person = owner;
      if (person === null) return call();
      const id = randomUUID();
      // Running until its end is written: a reading in between must not take it for one whose end was lost.
      const end = (outcome: JournalOutcome) =>
        write(person, { type: 'end', id, at: now(), outcome }).finally(() => running.delete(id));
      running.add(id);
      await Promise.race([
        write(person, { type: 'sent', id, at: now(), note }),
        delay(lineWaitMs, undefined, { ref: false }),
      ]);
      try {
        const answer = await call();
        void end(outcomeOfAnswer(note.action, answerIn(answer)));
        return answer;
      } catch (error) {
        void end(journalOutcome(error));
        throw error;
      }
    },
    async list({ from, to }) {
      const person = signedIn();
      const lines = await onDisk(queued(() => read(person, from)));
      return entriesOf(lines, (id) => running.has(id))
        .filter(({ at }) => at >= from && at < to)
        .reverse();
    },
    settle: async (id, settled) => write(signedIn(), { type: 'settled', id, at: now(), settled }),
    async clear() {
      const { disk, memory } = storesOf(signedIn());
      await queued(() => Promise.all([memory.removeAll(), disk?.removeAll()]));
      onChange(state());
    },
    state,
    settled: () => queued(async () => {}),
  };
}
