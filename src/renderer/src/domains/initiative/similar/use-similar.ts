import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Board } from '@/entities/boards.ts';
import { rest } from '@/kit/idle.ts';
import { useMe } from '@/session/session.ts';
import { listsOneDistrict } from '../model/access.ts';
import type { Initiative } from '../model/initiative.ts';
import { seasonReadingOf, wholeOf, wholeSeason } from '../reading/season-reading.ts';
import { comparedQuery } from './api.ts';
import { splitCampaign } from './campaign.ts';
import type { EarlierSeason } from './fact-texts.ts';
import type { FoundPair } from './pairs.ts';
import { farFrom, metresBetween, placeOf } from './places.ts';
import { type IndexInUse, useIndex } from './use-index.ts';
import { useSamePicture } from './use-photo-marks.ts';
import { useWinners } from './use-winners.ts';

/** An initiative similar to the one in view. */
export type SimilarOne = FoundPair<Initiative> & {
  /** The earlier season that it won; else null. */
  readonly winner: EarlierSeason | null;
  /** When it was read, in ms since the epoch: what has been decided about it stood then. null for a winner. */
  readonly readAt: number | null;
  /** Its distance in metres, near or far; null where either has no place. */
  readonly distance: number | null;
};

/** The initiatives similar to the one in view. */
export type Similar = {
  /** Shown first: at most three. */
  readonly first: readonly SimilarOne[];
  /** Shown behind "Yana". */
  readonly behind: readonly SimilarOne[];
  /** The others with the same text, where they are more than five, in the order of their ids; else none. */
  readonly campaign: readonly SimilarOne[];
  /** Number of initiatives compared with, where these are only the ones that the queue has read; else null. */
  readonly among: number | null;
  /** Distance of an outlying pin from the others of its district, in metres; null for a pin among them. */
  readonly far: number | null;
  /** Replaces an initiative in the index by a later reading, and compares again. */
  readonly renew: IndexInUse['renew'];
};

type Found = { readonly rows: readonly SimilarOne[]; readonly campaign: readonly SimilarOne[] };
const NONE: readonly Initiative[] = [];
const NOTHING: Found = { rows: [], campaign: [] };

const byId = (one: SimilarOne, other: SimilarOne) => one.initiative.id - other.initiative.id;

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
 * own district. A role without a district compares with the whole season, once a person has had it read for the map or
 * the desk, in the district of the initiative in view, and with what the queue has read since; until then with what the
 * queue has read. Empty until the data are loaded.
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
  const whole = useWholeSeason(boardId, initiative.district_id);
  // What the queue has read since a whole season was read may be newer than the season.
  const later = useMemo(
    () => (ownDistrict ? NONE : whole ? ofBoard.filter(({ id }) => !whole.all.has(id)) : ofBoard),
    [ownDistrict, whole, ofBoard],
  );
  const { index, version, renew, readAt } = useIndex(
    ownDistrict
      ? { initiatives: season.data, at: season.dataUpdatedAt }
      : { initiatives: whole?.ofDistrict, at: whole?.at ?? null },
    boardId,
    later,
  );
  const winners = useWinners(board, {
    wanted: version > 0 && (ownDistrict || whole !== null),
    district: ownDistrict ? null : initiative.district_id,
  });
  const same = useSamePicture(initiative.images);

  // Keep the index's copy of the initiative in view up to date.
  useEffect(() => {
    if (version > 0) index.put(initiative);
  }, [index, version, initiative]);

  const { rows, campaign } = useMemo((): Found => {
    if (version === 0) return NOTHING;
    const place = placeOf(initiative);
    const distanceOf = (one: FoundPair<Initiative>) => {
      const other = placeOf(one.initiative);
      return { ...one, distance: place && other && metresBetween(place, other) };
    };
    const ofSeason = index
      .similarTo(initiative, same)
      .map((one) => ({ ...distanceOf(one), winner: null, readAt: readAt(one.initiative.id) }));
    const earlier = winners.flatMap(({ season: of, entries }) =>
      index
        .amongOthers(initiative, entries)
        .filter(({ rank, facts }) => rank === 'first' && facts.metres !== null)
        .map((one) => ({ ...distanceOf(one), winner: of, readAt: null })),
    );
    const { rows: oneByOne, campaign: copies } = splitCampaign(ofSeason);
    const [first, behind] = [
      oneByOne.filter(({ rank }) => rank === 'first'),
      oneByOne.filter(({ rank }) => rank !== 'first'),
    ];
    return { rows: [...first, ...earlier, ...behind], campaign: copies.toSorted(byId) };
  }, [index, readAt, version, initiative, same, winners]);

  const far = useMemo(() => {
    const place = placeOf(initiative);
    const { district_id } = initiative;
    return version > 0 && place && district_id !== null
      ? farFrom(place, index.placesIn(district_id, initiative.id))
      : null;
  }, [index, version, initiative]);

  const first = useMemo(() => rows.filter(({ rank }) => rank === 'first').slice(0, FIRST), [rows]);
  const behind = useMemo(() => rows.filter((one) => !first.includes(one)), [rows, first]);
  return { first, behind, campaign, among: ownDistrict || whole ? null : index.size(), far, renew };
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

/** The initiatives of a district, of a season that was read as a whole; null where it was not. */
function useWholeSeason(board: number | null, district: number | null) {
  const season = seasonReadingOf(useQueryClient());
  const readings = useSyncExternalStore(season.subscribe, season.get);
  const whole = board === null ? null : wholeOf(readings, wholeSeason(board));
  return useMemo(
    () =>
      whole && {
        all: whole.soFar.rows,
        ofDistrict: [...whole.soFar.rows.values()].filter(({ district_id }) => district_id === district),
        at: whole.at,
      },
    [whole, district],
  );
}
