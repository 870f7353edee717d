import type { DatabaseSync } from 'node:sqlite';
import { BOARDS } from './boards.ts';
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

const ORGANIZATIONS: readonly [type: string, title: (number: number, place: string) => string, each: number][] = [
  ['SCHOOL', (number) => `${number}-umumtaʼlim maktabi`, 6],
  ['KINDERGARDEN', (number) => `${number}-maktabgacha taʼlim tashkiloti`, 6],
  ['HEALTHCARE', (number) => `${number}-oilaviy poliklinika`, 3],
  ['SPORT', (number, place) => `${place} ${number}-sport maktabi`, 2],
  ['MUSIC', (number) => `${number}-bolalar musiqa va sanʼat maktabi`, 1],
  ['HIGHERSCHOOL', (_number, place) => `${place} pedagogika instituti filiali`, 1],
  ['OTHEREDUCATIONS', (_number, place) => `${place} “Barkamol avlod” bolalar maktabi`, 1],
];

/** Categories, boards (without their dates) and the institutions of each district. */
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
