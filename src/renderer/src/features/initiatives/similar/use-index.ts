import { useCallback, useEffect, useMemo, useState } from 'react';
import { rest } from '@/kit/idle.ts';
import type { Initiative } from '../model/initiative.ts';
import { fillIndex } from './fill-index.ts';
import { createSimilarIndex, type SimilarIndex } from './similar-index.ts';

/** An index in use. */
export type IndexInUse = {
  readonly index: SimilarIndex<Initiative>;
  /** Changes with the index's content; 0 while it is being built for the first time. */
  readonly version: number;
  /** Replaces an initiative in the index. */
  readonly renew: (initiative: Initiative) => void;
};

/** An index of these initiatives, built while the window is idle; each board has a new index. */
export function useIndex(initiatives: readonly Initiative[] | undefined, board: number | null): IndexInUse {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each board has an index of its own.
  const index = useMemo(() => createSimilarIndex<Initiative>(), [board]);
  const [versions, setVersions] = useState({ of: index, version: 0 });
  const tell = useCallback(
    () => setVersions((now) => ({ of: index, version: now.of === index ? now.version + 1 : 1 })),
    [index],
  );

  useEffect(() => {
    if (!initiatives || initiatives.length === 0) return;
    const leaving = new AbortController();
    fillIndex(index, initiatives, () => rest(leaving.signal)).then(tell, () => undefined);
    return () => leaving.abort();
  }, [index, initiatives, tell]);

  const renew = useCallback(
    (initiative: Initiative) => {
      index.put(initiative);
      tell();
    },
    [index, tell],
  );
  return { index, version: versions.of === index ? versions.version : 0, renew };
}
