import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { type Board, boardsQuery } from '@/entities/boards.ts';
import { rest } from '@/kit/idle.ts';
import { useMe } from '@/session/session.ts';
import { listsOneDistrict } from '../model/access.ts';
import type { Initiative } from '../model/initiative.ts';
import { comparedQuery, winnersQuery } from './api.ts';
import { earlierSeasons } from './earlier-seasons.ts';
import { entryOf, type SimilarEntry } from './entry.ts';
import type { EarlierSeason } from './fact-texts.ts';
import type { FoundPair } from './pairs.ts';
import { farFrom, placeOf } from './places.ts';
import { type IndexInUse, useIndex } from './use-index.ts';
import { useSamePicture } from './use-photo-marks.ts';

/** An initiative similar to the one in view. */
export type SimilarOne = FoundPair<Initiative> & {
  /** The earlier season that it won; else null. */
  readonly winner: EarlierSeason | null;
  /** When it was read, in ms since the epoch: what has been decided about it stood then. null for a winner. */
  readonly readAt: number | null;
};

/** The initiatives similar to the one in view. */
export type Similar = {
  /** Shown first: at most three. */
  readonly first: readonly SimilarOne[];
  /** Shown behind "Yana". */
  readonly behind: readonly SimilarOne[];
  /** Number of initiatives compared with, where these are only the ones that the queue has read; else null. */
  readonly among: number | null;
  /** Distance of an outlying pin from the others of its district, in metres; null for a pin among them. */
  readonly far: number | null;
  /** Replaces an initiative in the index by a later reading, and compares again. */
  readonly renew: IndexInUse['renew'];
};

/** How many are shown first. */
const FIRST = 3;

type Options = {
  /** The initiative in view. */
  initiative: Initiative;
  board: Board | undefined;
  /** Initiatives that the queue has read. */
  read: readonly Initiative[];
};

/**
 * The initiatives similar to the one in view: of its season, and winners of the two seasons before, all of the person's
 * own district. A role without a district compares with the initiatives that the queue has read. Empty until the data
 * are loaded.
 */
export function useSimilar({ initiative, board, read }: Options): Similar {
  const me = useMe();
  const rested = useRested();
  const ownDistrict = listsOneDistrict(me.role);
  const boardId = board?.id ?? null;
  const season = useQuery({ ...comparedQuery(boardId ?? 0), enabled: ownDistrict && rested && boardId !== null });
  const ofBoard = useMemo(
    () => read.filter(({ board_id }) => board_id === null || board_id === boardId),
    [read, boardId],
  );
  const { index, version, renew, readAt } = useIndex(
    ownDistrict ? season.data : ofBoard,
    ownDistrict ? season.dataUpdatedAt : null,
    boardId,
  );
  const winners = useWinners(board, ownDistrict && version > 0);
  const same = useSamePicture(initiative.images);

  // Keep the index's copy of the initiative in view up to date.
  useEffect(() => {
    if (version > 0) index.put(initiative);
  }, [index, version, initiative]);

  const found = useMemo((): readonly SimilarOne[] => {
    if (version === 0) return [];
    const ofSeason = index
      .similarTo(initiative, same)
      .map((one) => ({ ...one, winner: null, readAt: readAt(one.initiative.id) }));
    const earlier = winners.flatMap(({ season: of, entries }) =>
      index
        .amongOthers(initiative, entries)
        .filter(({ rank, facts }) => rank === 'first' && facts.metres !== null)
        .map((one) => ({ ...one, winner: of, readAt: null })),
    );
    const [first, behind] = [
      ofSeason.filter(({ rank }) => rank === 'first'),
      ofSeason.filter(({ rank }) => rank !== 'first'),
    ];
    return [...first, ...earlier, ...behind];
  }, [index, readAt, version, initiative, same, winners]);

  const far = useMemo(() => {
    const place = placeOf(initiative);
    const { district_id } = initiative;
    return version > 0 && place && district_id !== null
      ? farFrom(place, index.placesIn(district_id, initiative.id))
      : null;
  }, [index, version, initiative]);

  const first = useMemo(() => found.filter(({ rank }) => rank === 'first').slice(0, FIRST), [found]);
  const behind = useMemo(() => found.filter((one) => !first.includes(one)), [found, first]);
  return { first, behind, among: ownDistrict ? null : index.size(), far, renew };
}

/** Whether the window has been idle since the desk showed its first initiative. */
function useRested(): boolean {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    rest(leaving.signal).then(
      () => setRested(true),
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  return rested;
}

/** Winners of an earlier season, prepared for comparing. */
type Winners = { readonly season: Board; readonly entries: readonly SimilarEntry<Initiative>[] };

/** Winners of the two seasons before this one, as far as loaded. */
function useWinners(board: Board | undefined, wanted: boolean): readonly Winners[] {
  const boards = useQuery({ ...boardsQuery(useMe()), enabled: wanted });
  const [last, before] = board && wanted ? earlierSeasons(board, boards.data ?? []) : [];
  const ofLast = useQuery({ ...winnersQuery(last?.id ?? 0), enabled: last !== undefined });
  const ofBefore = useQuery({ ...winnersQuery(before?.id ?? 0), enabled: before !== undefined });
  return useMemo(
    () => [...preparedWinners(last, ofLast.data), ...preparedWinners(before, ofBefore.data)],
    [last, before, ofLast.data, ofBefore.data],
  );
}

const preparedWinners = (season: Board | undefined, rows: readonly Initiative[] | undefined): Winners[] =>
  season && rows ? [{ season, entries: rows.map(entryOf) }] : [];
