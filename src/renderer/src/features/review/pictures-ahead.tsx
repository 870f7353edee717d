import { useEffect, useRef, useState } from 'react';
import { useLine } from '@/api/line.ts';
import { photosInView } from '@/domains/initiative/parts/photo-grid.tsx';
import { pause, rest } from '@/kit/idle.ts';
import { useSayOffline } from '@/kit/network/line-note.tsx';
import { pictureUrl } from '@/kit/picture-url.ts';
import { type AheadOutcome, readAhead } from '@/kit/read-ahead.ts';
import { nextPicture, readyAhead, type Wanted, wantedAround } from './ahead.ts';
import type { InitiativeQueue } from './use-queue.ts';

/** Pause before the retry of a picture, in ms. */
const AGAIN_MS = 30_000;

export type PicturesAheadProps = {
  queue: InitiativeQueue;
  /** Index of the entry in view. */
  index: number;
};

/**
 * Prefetches the pictures of the next entries to the disk, one at a time while the window is idle, and the neighbours'
 * pictures into the page. While offline, the banner says how many of the next entries are ready. Renders nothing.
 */
export function PicturesAhead({ queue, index }: PicturesAheadProps) {
  const online = useLine();
  const known = useRef(new Map<string, AheadOutcome>());
  const wanted = wantedAround(
    queue.entries.map(({ item }) => photosInView(item.images)),
    index,
  );
  const [ready, setReady] = useState(0);
  const latest = useRef(wanted);
  latest.current = wanted;

  // By content: a renewed queue has the same pictures in new arrays.
  const names = JSON.stringify(wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `names` is the content of `latest`.
  useEffect(() => {
    const leaving = new AbortController();
    setReady(readyAhead(latest.current.next, known.current));
    void readAll(latest.current, {
      known: known.current,
      signal: leaving.signal,
      onRead: ({ next }) => setReady(readyAhead(next, known.current)),
    }).catch(() => undefined);
    return () => leaving.abort();
  }, [names]);

  useSayOffline(online ? null : noteOf(ready));
  return null;
}

const noteOf = (ready: number) =>
  ready === 0
    ? ({ text: "Yozganingiz saqlanadi, lekin qarorni aloqa tiklangach o'zingiz yuborasiz." } as const)
    : ({
        text: "Keyingi {{count}} ta tashabbus rasmlari bilan tayyor. Yozganingiz saqlanadi, lekin qarorni aloqa tiklangach o'zingiz yuborasiz.",
        values: { count: ready },
      } as const);

type Reading = {
  known: Map<string, AheadOutcome>;
  signal: AbortSignal;
  /** Called after each picture. */
  onRead: (wanted: Wanted) => void;
};

/** Prefetches until nothing is left. Rejects with the signal's reason. */
async function readAll(wanted: Wanted, { known, signal, onRead }: Reading): Promise<void> {
  await rest(signal);
  for (const hash of wanted.near) if (known.get(hash)?.state === 'ready') intoPage(hash);
  for (;;) {
    const next = nextPicture(wanted.all, known);
    if (!next) return;
    if (next.again) await pause(AGAIN_MS, signal);
    const outcome = await readAhead(next.hash, next.most, signal);
    known.set(next.hash, outcome);
    if (outcome.state === 'ready' && wanted.near.includes(next.hash)) intoPage(next.hash);
    onRead(wanted);
    await rest(signal);
  }
}

/** Loads a picture from the disk, so that the next key shows it in the same frame. */
const intoPage = (hash: string) => {
  new Image().src = pictureUrl(hash);
};
