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

/** A board: its id, season and year; its stage; the number of initiatives and the review window; what is unusual. */
const board = (
  [id, season, year]: readonly [id: number, season: number, year: number],
  stage: string,
  [initiatives, ...window]: readonly [initiatives: number, ...BoardWindow],
  { title = TITLE, type = null, status = 1 }: { title?: string; type?: string | null; status?: number } = {},
): Board => ({ id, title, season, year, stage, status, type, initiatives, window });

/** A season long finished, of which only the products remain. */
const over = (id: number, season: number, year: number): Board => {
  const closed = -183 * ((2026 - year) * 2 + 2 - season);
  return board([id, season, year], 'FINISHED', [0, closed - 15, closed], { status: 0 });
};

/** The boards. Stages other than REVIEW and PROMOTION are ours (spec 000 §3 names only these two). */
export const BOARDS: readonly Board[] = [
  board([61, 2, 2026], 'REVIEW', [21_049, -9, 6]),
  board([58, 1, 2026], 'REVIEW', [2_400, -5, 10], { title: 'Mening bogʻim', type: 'MY_GARDEN' }),
  board([55, 1, 2026], 'PROMOTION', [8_600, -40, -25]),
  board([49, 2, 2025], 'FINISHED', [9_200, -330, -315]),
  board([44, 1, 2025], 'FINISHED', [6_300, -520, -505]),
  board([45, 1, 2024], 'FINISHED', [0, -700, -685], { title: 'Bogʻchalar', type: 'KINDERGARDEN' }),
  board([37, 2, 2022], 'FINISHED', [3_500, -1500, -1485], { status: 0 }),
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
