import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import type { DraftPlace, KeptDraft } from '@shared/drafts.ts';
import { AppError } from '@shared/errors.ts';
import { createQueue } from '../concurrency/queue.ts';
import type { Log } from '../diagnostics/log.ts';
import type { Keychain } from '../storage/keychain.ts';
import { createKeychainKey } from '../storage/keychain-key.ts';
import { createDiskStore, removeOldDrafts } from './disk-store.ts';
import { createMemoryStore, type Draft, type DraftStore, MAX_AGE_MS } from './draft-store.ts';

/** The drafts of the signed-in person. */
export type Drafts = {
  /** Sets the signed-in person. */
  belongTo: (person: string) => void;
  /**
   * The session has expired: the drafts stay for the same person. Saves by the page are still accepted until the next
   * sign-in, because its last keystrokes arrive after the 401.
   */
  expire: () => void;
  /** The person has signed out: removes their drafts and the key. Never rejects. */
  forget: () => Promise<void>;
  /** Saves a draft. Throws `unauthorized` where no person owns the draft, `bad-call` over 200 KB. */
  save: (place: DraftPlace, value: KeptDraft['value']) => Promise<void>;
  /** The draft at this place; null: none. Throws `unauthorized` while nobody is signed in. */
  load: (place: DraftPlace) => Promise<KeptDraft | null>;
  remove: (place: DraftPlace) => Promise<void>;
  /** All drafts, newest first. Throws `unauthorized` while nobody is signed in. */
  list: () => Promise<(DraftPlace & { savedAt: number })[]>;
  /** Whether drafts survive a restart of the program. */
  persistent: () => boolean;
  /** Waits until all calls so far are done. */
  settled: () => Promise<void>;
};

/** Largest draft, in bytes of its JSON. */
const MAX_BYTES = 200 * 1024;

const nobody = () => new AppError({ kind: 'unauthorized', detail: 'drafts belong to somebody who is signed in' });

/**
 * Keeps input that has not been sent, so that no 401, crash or lost connection takes it. Each person's drafts are
 * encrypted with a key of their own in the keychain, not with the session record's: that key goes with a 401, which the
 * drafts must outlive, and the sign-out of one person must leave another's drafts readable. Where no keychain answers,
 * or stops answering, drafts live in memory. Calls are carried out one after the other.
 */
export function createDrafts({
  folder,
  keychain,
  log,
  now = Date.now,
  timeKnown,
}: {
  folder: string;
  /** Null where no keychain answers. */
  keychain: Keychain | null;
  log: Log;
  /** The time in ms since the epoch. Default: this computer's clock. */
  now?: () => number;
  /** Resolves once `now` can be relied on: until then no draft counts as too old. Default: at once. */
  timeKnown?: Promise<void>;
}): Drafts {
  const stores = new Map<string, { disk: DraftStore | null; memory: DraftStore }>();
  let owner: string | null = null;
  /** The person whose session expired, until the next sign-in. */
  let late: string | null = null;
  let persistent = keychain !== null;
  // In order, so that the last save wins.
  const queued = createQueue();
  let timeIsKnown = false;
  const trustTime = () => {
    timeIsKnown = true;
    void queued(() => removeOldDrafts(folder, now(), log));
  };
  if (timeKnown) void timeKnown.then(trustTime);
  else trustTime();

  /** Digest of a person, which names the folder and the key. */
  const digestOf = (person: string) =>
    createHash('sha256')
      .update(JSON.stringify([resolve(folder), person]))
      .digest('hex')
      .slice(0, 16);

  function shelvesOf(person: string) {
    const known = stores.get(person);
    if (known) return known;
    const digest = digestOf(person);
    const key = keychain && createKeychainKey(keychain, `drafts-${digest}`);
    const fresh = {
      disk: key && createDiskStore({ folder: join(folder, digest), key, log }),
      memory: createMemoryStore(),
    };
    stores.set(person, fresh);
    return fresh;
  }

  /** The answer of the disk store; where the disk gives none, `otherwise`, taken from memory. */
  async function fromDisk<T>(person: string, ask: (disk: DraftStore) => Promise<T>, otherwise: T): Promise<T> {
    const { disk } = shelvesOf(person);
    try {
      return disk ? await ask(disk) : otherwise;
    } catch (error) {
      log.warn('drafts on disk cannot be reached', { reason: String(error) });
      return otherwise;
    }
  }

  async function put(person: string, draft: Draft): Promise<void> {
    const { disk, memory } = shelvesOf(person);
    if (disk && persistent) {
      try {
        await disk.put(draft);
        return await memory.drop(draft);
      } catch (error) {
        persistent = false;
        log.warn('drafts cannot be kept on disk; they live in memory', { reason: String(error) });
      }
    }
    await memory.put(draft);
  }

  const isFresh = ({ savedAt }: Draft) => !timeIsKnown || now() - savedAt <= MAX_AGE_MS;

  return {
    belongTo(person) {
      owner = person;
      late = null;
    },
    expire() {
      late = owner ?? late;
      owner = null;
    },
    async forget() {
      const person = owner ?? late;
      owner = null;
      late = null;
      if (person === null) return;
      await queued(async () => {
        const { disk, memory } = shelvesOf(person);
        await Promise.all([memory.removeAll(), disk?.removeAll()]);
        stores.delete(person);
      });
    },
    async save(place, value) {
      const person = owner ?? late;
      if (person === null) throw nobody();
      const bytes = Buffer.byteLength(JSON.stringify(value));
      if (bytes > MAX_BYTES) throw new AppError({ kind: 'bad-call', detail: `a draft of ${bytes} bytes` });
      await queued(() => put(person, { ...place, value, savedAt: now() }));
    },
    async load(place) {
      const person = owner;
      if (person === null) throw nobody();
      const draft = await queued(
        async () =>
          (await shelvesOf(person).memory.get(place)) ?? (await fromDisk(person, (disk) => disk.get(place), null)),
      );
      return draft && isFresh(draft) ? { value: draft.value, savedAt: draft.savedAt } : null;
    },
    async remove(place) {
      const person = owner ?? late;
      if (person === null) throw nobody();
      await queued(async () => {
        await shelvesOf(person).memory.drop(place);
        await fromDisk(person, (disk) => disk.drop(place), undefined);
      });
    },
    async list() {
      const person = owner;
      if (person === null) throw nobody();
      const inMemory = await queued(() => shelvesOf(person).memory.all());
      const onDisk = await queued(() => fromDisk(person, (disk) => disk.all(), []));
      const isInMemory = (draft: Draft) =>
        inMemory.some(({ scope, record }) => scope === draft.scope && record === draft.record);
      return [...inMemory, ...onDisk.filter((draft) => !isInMemory(draft))]
        .filter(isFresh)
        .map(({ scope, record, savedAt }) => ({ scope, record, savedAt }))
        .sort((a, b) => b.savedAt - a.savedAt);
    },
    persistent: () => persistent,
    settled: () => queued(async () => undefined),
  };
}
