import type { DraftPlace } from '@shared/drafts.ts';

/** How long after the last change a draft is saved, and how long after the first at the latest, in ms. */
const QUIET_MS = 500;
const LATEST_MS = 2_000;

type Options<V> = { save: (place: DraftPlace, values: V) => void; remove: (place: DraftPlace) => void };

export type DraftSaver<V> = {
  /** Saves soon: changes that follow each other closely are saved as one. */
  put: (place: DraftPlace, values: V) => void;
  /** Saves at once what is still to be saved. */
  flush: () => void;
  /** Removes the draft, and does not save what was still to be saved. */
  drop: (place: DraftPlace) => void;
};

/** Decides when a draft is written: seldom enough for a slow disk, often enough that a crash takes half a second. */
export function createDraftSaver<V>({ save, remove }: Options<V>): DraftSaver<V> {
  let waiting: { place: DraftPlace; values: V; since: number } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function forget() {
    clearTimeout(timer);
    const last = waiting;
    waiting = null;
    return last;
  }

  function flush() {
    const last = forget();
    if (last) save(last.place, last.values);
  }

  return {
    put(place, values) {
      if (waiting && !isSame(waiting.place, place)) flush();
      const since = waiting?.since ?? Date.now();
      clearTimeout(timer);
      waiting = { place, values, since };
      timer = setTimeout(flush, Math.max(0, Math.min(QUIET_MS, since + LATEST_MS - Date.now())));
    },
    flush,
    drop(place) {
      forget();
      remove(place);
    },
  };
}

const isSame = (a: DraftPlace, b: DraftPlace) => a.scope === b.scope && a.record === b.record;
