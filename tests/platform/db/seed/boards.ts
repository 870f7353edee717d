import type { DatabaseSync } from 'node:sqlite';

/** Days from the start day on which the review window of a board opens and closes. */
type BoardWindow = readonly [opens: number, closes: number];

type Board = {
  id: number;
  title: string;
  season: number;
  year: number;
  stage: string;
  status: number;
  type: string | null;
  initiatives: number;
  window: BoardWindow;
};

const TITLE = 'Tashabbusli budjet';

/** A season long finished, of which only the products remain. */
const over = (id: number, season: number, year: number): Board => {
  const closed = -183 * ((2026 - year) * 2 + 2 - season);
  const window = [closed - 15, closed] as const;
  return { id, title: TITLE, season, year, stage: 'FINISHED', status: 0, type: null, initiatives: 0, window };
};

/** The boards. Stages other than REVIEW and PROMOTION are ours (spec 000 §3 names only these two). */
export const BOARDS: readonly Board[] = [
  {
    id: 61,
    title: TITLE,
    season: 2,
    year: 2026,
    stage: 'REVIEW',
    status: 1,
    type: null,
    initiatives: 21_049,
    window: [-9, 6],
  },
  {
    id: 58,
    title: 'Mening bogʻim',
    season: 1,
    year: 2026,
    stage: 'REVIEW',
    status: 1,
    type: 'MY_GARDEN',
    initiatives: 2_400,
    window: [-5, 10],
  },
  {
    id: 55,
    title: TITLE,
    season: 1,
    year: 2026,
    stage: 'PROMOTION',
    status: 1,
    type: null,
    initiatives: 8_600,
    window: [-40, -25],
  },
  {
    id: 49,
    title: TITLE,
    season: 2,
    year: 2025,
    stage: 'FINISHED',
    status: 1,
    type: null,
    initiatives: 9_200,
    window: [-330, -315],
  },
  {
    id: 44,
    title: TITLE,
    season: 1,
    year: 2025,
    stage: 'FINISHED',
    status: 1,
    type: null,
    initiatives: 6_300,
    window: [-520, -505],
  },
  {
    id: 45,
    title: 'Bogʻchalar',
    season: 1,
    year: 2024,
    stage: 'FINISHED',
    status: 1,
    type: 'KINDERGARDEN',
    initiatives: 0,
    window: [-700, -685],
  },
  {
    id: 37,
    title: TITLE,
    season: 2,
    year: 2022,
    stage: 'FINISHED',
    status: 0,
    type: null,
    initiatives: 3_500,
    window: [-1500, -1485],
  },
  over(42, 2, 2024),
  over(41, 1, 2024),
  over(40, 2, 2023),
  over(39, 1, 2023),
  over(34, 1, 2022),
  over(31, 2, 2021),
  over(28, 1, 2021),
];

/** Sets the review windows of the boards relative to the start day, so that one of them is always open. */
export function dateBoards(db: DatabaseSync, now: Date): void {
  const set = db.prepare('UPDATE boards SET review_start_date = ?, review_end_date = ? WHERE id = ?');
  const day = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  for (const { id, window } of BOARDS) set.run(day(window[0]), day(window[1]), id);
}
