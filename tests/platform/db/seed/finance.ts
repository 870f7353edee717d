import type { DatabaseSync } from 'node:sqlite';
import { cyrillic } from './cyrillic.ts';

/** The funds that the budget code names: Uzbek, Russian, English. */
const FUNDS: readonly (readonly [string, string, string])[] = [
  ["Yo'l jamg'armasi", 'Дорожный фонд', 'Road fund'],
  ["Maktab ta'limini rivojlantirish jamg'armasi", 'Фонд развития школьного образования', 'School education fund'],
  ["Bandlikka ko'maklashish davlat jamg'armasi", 'Государственный фонд содействия занятости', 'Employment fund'],
  [
    "Qishloq xo'jaligini davlat tomonidan qo'llab-quvvatlash jamg'armasi",
    'Фонд господдержки сельского хозяйства',
    'Agriculture support fund',
  ],
  ["Suv xo'jaligini rivojlantirish jamg'armasi", 'Фонд развития водного хозяйства', 'Water management fund'],
  ["Tibbiy sug'urta davlat jamg'armasi", 'Государственный фонд медицинского страхования', 'Health insurance fund'],
  [
    "Yoshlarga oid davlat siyosatini qo'llab-quvvatlash jamg'armasi",
    'Фонд поддержки молодёжной политики',
    'Youth policy fund',
  ],
  ["Madaniyat va san'atni rivojlantirish jamg'armasi", 'Фонд развития культуры и искусства', 'Culture and arts fund'],
  ["Ekologiya va atrof-muhitni muhofaza qilish jamg'armasi", 'Фонд экологии и охраны среды', 'Environment fund'],
  ['Fuqarolarning pensiya jamgʻarmasi', 'Пенсионный фонд граждан', 'Pension fund'],
  ["Mahallalarni rivojlantirish jamg'armasi", 'Фонд развития махаллей', 'Neighbourhood fund'],
  ["Sportni rivojlantirish jamg'armasi", 'Фонд развития спорта', 'Sports fund'],
];

/** Funds and what they took in and spent by quarter of the year. */
export function seedFinance(db: DatabaseSync): void {
  const fund = db.prepare('INSERT INTO funds (title, created_at) VALUES (?, ?)');
  FUNDS.forEach(([uz_lat, ru, en], index) => {
    const title = {
      uz_lat,
      uz_cyr: cyrillic(uz_lat.replace(/([og])'/gi, '$1ʻ').replaceAll("'", 'ʼ')),
      ru,
      en,
      kr: uz_lat,
    };
    fund.run(JSON.stringify(title), `2024-0${1 + (index % 9)}-1${index % 10}T09:30:00`);
  });
  const quarter = db.prepare(
    `INSERT INTO state_target_funds (fund_id, year, quarter, transfers, revenue, expenditure, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  for (let id = 1; id <= 4; id++) {
    for (let n = 0; n < 8; n++) {
      const year = 2025 + Math.floor(n / 4);
      const base = (id * 37 + n * 11) * 1_250_000;
      quarter.run(id, year, 1 + (n % 4), base, base * 3, base * 3.5, `${year}-0${1 + (n % 4) * 2}-15T11:00:00`);
    }
  }
}
