import type { DatabaseSync } from 'node:sqlite';
import { BOARDS } from './boards.ts';

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

/** Categories, and boards without their dates. */
export function seedReference(db: DatabaseSync): void {
  const addCategory = db.prepare('INSERT INTO initiative_categories VALUES (?, ?, ?)');
  for (const category of CATEGORIES) addCategory.run(...category);

  const addBoard = db.prepare('INSERT INTO boards VALUES (?, ?, ?, ?, ?, ?, ?, NULL, NULL)');
  for (const { id, title, season, year, stage, status, type } of BOARDS) {
    addBoard.run(id, title, season, year, stage, status, type);
  }
}
