import type { DraftPlace } from '@shared/drafts.ts';

/** Debounce: delay after the last change, and longest delay after the first unsaved change, in ms. */
const QUIET_MS = 500;
const LATEST_MS = 2_000;

type Options<V> = { save: (place: DraftPlace, values: V) => void; remove: (place: DraftPlace) => void };

/** A debounced writer of drafts. */
export type DraftSaver<V> = {
  /** Saves after the debounce: changes in quick succession are saved as one. */
  put: (place: DraftPlace, values: V) => void;
  /** Saves pending values at once. */
  flush: () => void;
  /** Removes the draft and discards pending values. */
  drop: (place: DraftPlace) => void;
};

/**
 * Creates a debounced writer of drafts: seldom enough for a slow disk, often enough that a crash loses half a second of
 * input, or two seconds during steady typing.
 */
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
