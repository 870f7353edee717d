import type { DatabaseSync } from 'node:sqlite';
import { createPrng } from './prng.ts';

/** Category 11 is the roads (spec 000 §9); an organization type means that the initiative names an institution. */
const CATEGORIES: readonly [id: number, title: string, organizationType: string | null][] = [
  [1, 'Umumtaʼlim maktablarini taʼmirlash', 'SCHOOL'],
  [2, 'Maktabgacha taʼlim tashkilotlari', 'KINDERGARDEN'],
  [3, 'Oilaviy poliklinika va shifoxonalar', 'HEALTHCARE'],
  [4, 'Ichimlik suvi taʼminoti', null],
  [5, 'Koʻcha chiroqlari va tungi yoritish', null],
  [6, 'Sport inshootlari va maydonchalari', 'SPORT'],
  [7, 'Bolalar maydonchalari', null],
  [8, 'Elektr taʼminoti va transformatorlar', null],
  [9, 'Irrigatsiya va melioratsiya', null],
  [10, 'Koʻpriklar va piyodalar oʻtkazgichlari', null],
  [11, 'Ichki yoʻllarni taʼmirlash', null],
  [12, 'Koʻkalamzorlashtirish va bogʻ-xiyobonlar', null],
  [13, 'Mahalla binolari', null],
  [14, 'Chiqindilarni yigʻish va sanitariya', null],
  [15, 'Musiqa va sanʼat maktablari', 'MUSIC'],
  [16, 'Oliy taʼlim muassasalari', 'HIGHERSCHOOL'],
  [17, 'Maktabdan tashqari taʼlim', 'OTHEREDUCATIONS'],
  [18, 'Boshqa ijtimoiy obyektlar', null],
];

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

/** A season that is long over: only its products are left of it. */
const over = (id: number, season: number, year: number): Board => {
  const closed = -183 * ((2026 - year) * 2 + 2 - season);
  const window = [closed - 15, closed] as const;
  return { id, title: TITLE, season, year, stage: 'FINISHED', status: 0, type: null, initiatives: 0, window };
};

/** The boards; stages beside REVIEW and PROMOTION are ours (spec 000 §3 names only those). Counts in initiatives. */
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
    id: 41,
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
  over(43, 1, 2024),
  over(40, 2, 2023),
  over(39, 1, 2023),
  over(34, 1, 2022),
  over(31, 2, 2021),
  over(28, 1, 2021),
];

const ORGANIZATIONS: readonly [type: string, title: (number: number, place: string) => string, each: number][] = [
  ['SCHOOL', (number) => `${number}-umumtaʼlim maktabi`, 6],
  ['KINDERGARDEN', (number) => `${number}-maktabgacha taʼlim tashkiloti`, 6],
  ['HEALTHCARE', (number) => `${number}-oilaviy poliklinika`, 3],
  ['SPORT', (number, place) => `${place} ${number}-sport maktabi`, 2],
  ['MUSIC', (number) => `${number}-bolalar musiqa va sanʼat maktabi`, 1],
  ['HIGHERSCHOOL', (_number, place) => `${place} pedagogika instituti filiali`, 1],
  ['OTHEREDUCATIONS', (_number, place) => `${place} “Barkamol avlod” bolalar maktabi`, 1],
];

/** Categories, boards (without their dates, see `dateBoards`) and the institutions of each district. */
export function seedReference(db: DatabaseSync): void {
  const prng = createPrng('reference');
  const addCategory = db.prepare('INSERT INTO initiative_categories VALUES (?, ?, ?)');
  for (const category of CATEGORIES) addCategory.run(...category);

  const addBoard = db.prepare('INSERT INTO boards VALUES (?, ?, ?, ?, ?, ?, ?, NULL, NULL)');
  for (const { id, title, season, year, stage, status, type } of BOARDS) {
    addBoard.run(id, title, season, year, stage, status, type);
  }

  const addOrganization = db.prepare('INSERT INTO organizations VALUES (?, ?, ?, ?)');
  let id = 7000;
  for (const district of db.prepare('SELECT id, title FROM districts ORDER BY id').all()) {
    const place = String(district.title).replace(/ (tumani|shahri)$/, '');
    for (const [type, title, each] of ORGANIZATIONS) {
      const first = prng.between(1, 40);
      for (let nth = 0; nth < each; nth += 1)
        addOrganization.run(++id, Number(district.id), type, title(first + nth * 3, place));
    }
  }
}

/** Sets the review windows of the boards relative to the start day, so that one of them is always open. */
export function dateBoards(db: DatabaseSync, now: Date): void {
  const set = db.prepare('UPDATE boards SET review_start_date = ?, review_end_date = ? WHERE id = ?');
  const day = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  for (const { id, window } of BOARDS) set.run(day(window[0]), day(window[1]), id);
}
