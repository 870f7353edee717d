import { useCallback, useEffect, useMemo, useState } from 'react';
import { rest } from '@/kit/idle.ts';
import type { Initiative } from '../model/initiative.ts';
import { fillIndex } from './fill-index.ts';
import { createSimilarIndex, type SimilarIndex } from './similar-index.ts';

/** Reading times of initiatives, in ms since the epoch, by id. */
type Times = Map<number, number>;

/** An index in use. */
export type IndexInUse = {
  readonly index: SimilarIndex<Initiative>;
  /** Changes with the index's content; 0 while it is being built for the first time. */
  readonly version: number;
  /** Replaces an initiative in the index, unless it holds a later reading. `at`: time of the reading, in ms. */
  readonly renew: (initiative: Initiative, at: number) => void;
  /** When an initiative of the index was read, in ms; null for none. */
  readonly readAt: (id: number) => number | null;
};

/** Initiatives that come into an index. `at`: when they were read, in ms; null: each shortly before it first came. */
type Indexed = { readonly initiatives: readonly Initiative[] | undefined; readonly at: number | null };

const NONE: readonly Initiative[] = [];

/**
 * An index of these initiatives, built while the window is idle; each board has a new index. `later`: those that have
 * come since.
 */
export function useIndex(whole: Indexed, board: number | null, later = NONE): IndexInUse {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each board has an index of its own.
  const [index, times] = useMemo(() => [createSimilarIndex<Initiative>(), new Map() as Times] as const, [board]);
  const [versions, setVersions] = useState({ of: index, version: 0 });
  const tell = useCallback(
    () => setVersions((now) => ({ of: index, version: now.of === index ? now.version + 1 : 1 })),
    [index],
  );

  const fill = useCallback(
    ({ initiatives = [], at }: Indexed) => {
      if (initiatives.length === 0) return;
      const leaving = new AbortController();
      for (const one of initiatives) if (at !== null || index.get(one.id) !== one) times.set(one.id, at ?? Date.now());
      fillIndex(index, initiatives, () => rest(leaving.signal)).then(tell, () => undefined);
      return () => leaving.abort();
    },
    [index, times, tell],
  );
  const { initiatives, at } = whole;
  useEffect(() => fill({ initiatives, at }), [fill, initiatives, at]);
  useEffect(() => fill({ initiatives: later, at: null }), [fill, later]);

  const renew = useCallback(
    (initiative: Initiative, read: number) => {
      if ((times.get(initiative.id) ?? 0) >= read) return;
      index.put(initiative);
      times.set(initiative.id, read);
      tell();
    },
    [index, times, tell],
  );
  const readAt = useCallback((id: number) => times.get(id) ?? null, [times]);
  return { index, version: versions.of === index ? versions.version : 0, renew, readAt };
}
