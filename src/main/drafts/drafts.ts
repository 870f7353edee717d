import type { DraftDetails, DraftPlace, KeptDraft, ListedDraft } from '@shared/drafts.ts';
import { AppError } from '@shared/errors.ts';
import { createQueue } from '../concurrency/queue.ts';
import type { Log } from '../diagnostics/log.ts';
import type { SureTime } from '../network/clock.ts';
import { onDisk } from '../storage/disk-space.ts';
import type { Keychain } from '../storage/keychain.ts';
import { personPlace } from '../storage/person-place.ts';
import { createDiskStore, removeOldDrafts } from './disk-store.ts';
import { type Draft, MAX_AGE_MS } from './draft-store.ts';
import { createShelf, type Shelf, type ShelfPauses } from './shelf.ts';

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
  /**
   * Saves a draft. Throws `unauthorized` if no person owns the draft, `bad-call` if `value` exceeds 200 KB; omits a
   * `before` (the record's earlier content) that exceeds 200 KB. `unlessKept`: an earlier draft stays instead, and one
   * that cannot be read may exist: throws `file`. Default: the earlier draft is replaced.
   */
  save: (
    place: DraftPlace,
    value: KeptDraft['value'],
    details?: DraftDetails & { readonly unlessKept?: boolean | undefined },
  ) => Promise<void>;
  /**
   * The draft at this place; null: none. Throws `unauthorized` while signed out, `file` if the disk or the keychain
   * refuses: a draft may still exist then.
   */
  load: (place: DraftPlace) => Promise<KeptDraft | null>;
  remove: (place: DraftPlace) => Promise<void>;
  /** All drafts, newest first. Throws `unauthorized` while signed out. */
  list: () => Promise<ListedDraft[]>;
  /** Whether drafts survive a restart of the program. */
  persistent: () => boolean;
  /** Waits until all calls so far are done. */
  settled: () => Promise<void>;
};

/** Largest draft, in bytes of its JSON. */
const MAX_BYTES = 200 * 1024;

const bytesOf = (value: KeptDraft['value']): number => Buffer.byteLength(JSON.stringify(value));

const nobody = () => new AppError({ kind: 'unauthorized', detail: 'drafts belong to somebody who is signed in' });

/**
 * Keeps input that has not been sent, so that no 401, crash or lost connection loses it. Each person's drafts are
 * encrypted with a key of their own in the keychain, not with the session record's: a 401, which the drafts must
 * outlive, removes that key, and one person's sign-out must leave another's drafts readable. Without a usable keychain,
 * or while the keychain or the disk refuses, drafts are kept in memory (`createShelf`). Calls run one after the other.
 */
export function createDrafts({
  folder,
  keychain,
  log,
  now = Date.now,
  sure,
  pauses,
}: {
  folder: string;
  /** Null if no keychain is usable. */
  keychain: Keychain | null;
  log: Log;
  /** The time in ms since the epoch. Default: this computer's clock. */
  now?: () => number;
  /** Without a sure time no draft counts as too old. */
  sure: SureTime;
  /** Pauses before a retry on a disk that refuses. Default: the shelf's own. */
  pauses?: ShelfPauses;
}): Drafts {
  const shelves = new Map<string, Shelf>();
  let owner: string | null = null;
  /** The person whose session expired, until the next sign-in. */
  let late: string | null = null;
  // In order, so that the last save wins.
  const queued = createQueue();
  void sure.known.then(() =>
    queued(async () => {
      const time = sure.now();
      if (time !== null) await removeOldDrafts(folder, time, log);
    }),
  );

  function shelfOf(person: string): Shelf {
    const known = shelves.get(person);
    if (known) return known;
    const place = personPlace({ folder, purpose: 'drafts', keychain }, person);
    const disk = place.key && createDiskStore({ folder: place.folder, key: place.key, log });
    const fresh = createShelf({ disk, log, queued, ...(pauses && { pauses }) });
    shelves.set(person, fresh);
    return fresh;
  }

  const isFresh = ({ savedAt }: Draft) => (sure.now() ?? savedAt) - savedAt <= MAX_AGE_MS;

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
        await shelfOf(person).removeAll();
        shelves.delete(person);
      });
    },
    async save(place, value, { title, at, before, doubt, unlessKept } = {}) {
      const person = owner ?? late;
      if (person === null) throw nobody();
      const bytes = bytesOf(value);
      if (bytes > MAX_BYTES) throw new AppError({ kind: 'bad-call', detail: `a draft of ${bytes} bytes` });
      const details = {
        ...(title !== undefined && { title }),
        ...(at !== undefined && { at }),
        ...(before !== undefined && bytesOf(before) <= MAX_BYTES && { before }),
        ...(doubt && { doubt }),
      };
      await queued(async () => {
        const earlier = unlessKept ? await onDisk(shelfOf(person).get(place)) : null;
        if (!earlier || !isFresh(earlier)) await shelfOf(person).put({ ...place, value, ...details, savedAt: now() });
      });
    },
    async load(place) {
      const person = owner;
      if (person === null) throw nobody();
      const draft = await onDisk(queued(() => shelfOf(person).get(place)));
      if (!draft || !isFresh(draft)) return null;
      const { scope: _, record: __, ...kept } = draft;
      return kept;
    },
    async remove(place) {
      const person = owner ?? late;
      if (person === null) throw nobody();
      await queued(() => shelfOf(person).drop(place));
    },
    async list() {
      const person = owner;
      if (person === null) throw nobody();
      const drafts = await queued(() => shelfOf(person).all());
      return drafts
        .filter(isFresh)
        .map(({ value: _, before: __, doubt: ___, ...listed }) => listed)
        .sort((a, b) => b.savedAt - a.savedAt);
    },
    persistent() {
      const person = owner ?? late;
      return person === null ? keychain !== null : shelfOf(person).persistent();
    },
    settled: () => queued(async () => undefined),
  };
}
