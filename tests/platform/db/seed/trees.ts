import type { DatabaseSync } from 'node:sqlite';
import type { TreeTable } from '../trees.ts';
import { fiveLanguages } from './languages.ts';
import { createPrng, type Prng } from './prng.ts';

/** A node of a tree: its title, and what hangs below it. */
type Branch = string | readonly [title: string, below: readonly Branch[]];

const MINISTRIES: readonly Branch[] = [
  [
    'Maktabgacha va maktab taʼlimi vazirligi',
    [
      'Markaziy apparat',
      [
        'Hududiy tashkilotlar',
        [
          'Umumiy oʻrta taʼlim muassasalari',
          'Maktabgacha taʼlim tashkilotlari boshqarmasi',
          'Barkamol avlod bolalar maktablari',
          'Ixtisoslashtirilgan taʼlim muassasalari agentligi',
          'Respublika taʼlim markazi',
          'Pedagogik mahorat va xalqaro baholash ilmiy-amaliy markazi huzuridagi hududiy boʻlinmalar',
          'Bolalar musiqa va sanʼat maktablari',
          'Oʻquvchilar sport maktablari',
          'Maktab oʻquv-ishlab chiqarish majmualari',
          'Darsliklar jamgʻarmasi',
          'Maktab-internatlar',
          'Kasbga yoʻnaltirish markazlari',
          'Oʻquvchilar oromgohlari',
          'Taʼlim sifatini nazorat qilish boʻlimlari',
        ],
      ],
      'Loyihalar ofisi',
    ],
  ],
  ['Sogʻliqni saqlash vazirligi', ['Respublika shoshilinch tez yordam markazi', 'Sanitariya-epidemiologiya qoʻmitasi']],
  ['Iqtisodiyot va moliya vazirligi', ['Gʻaznachilik qoʻmitasi', 'Soliq qoʻmitasi', 'Bojxona qoʻmitasi']],
  ['Oliy taʼlim, fan va innovatsiyalar vazirligi', ['Oliy taʼlim muassasalari', 'Ilmiy tashkilotlar']],
  'Adliya vazirligi',
  'Ichki ishlar vazirligi',
  'Mudofaa vazirligi',
  'Tashqi ishlar vazirligi',
  'Energetika vazirligi',
  'Transport vazirligi',
  'Suv xoʻjaligi vazirligi',
  'Qishloq xoʻjaligi vazirligi',
  'Qurilish va uy-joy kommunal xoʻjaligi vazirligi',
  'Raqamli texnologiyalar vazirligi',
  'Madaniyat vazirligi',
  'Sport vazirligi',
  'Ekologiya, atrof-muhitni muhofaza qilish va iqlim oʻzgarishi vazirligi',
  'Kambagʻallikni qisqartirish va bandlik vazirligi',
  'Favqulodda vaziyatlar vazirligi',
  'Yoshlar ishlari agentligi',
  'Kadastr agentligi',
];

const BUDGET: readonly Branch[] = [
  [
    'Konsolidatsiyalangan budjet daromadlari',
    [
      [
        'Soliqli daromadlar',
        [
          'Qoʻshilgan qiymat soligʻi',
          'Aksiz soligʻi',
          'Foyda soligʻi',
          'Jismoniy shaxslardan olinadigan daromad soligʻi',
          'Yer qaʼridan foydalanganlik uchun soliq',
          'Mol-mulk soligʻi',
          'Yer soligʻi',
        ],
      ],
      'Soliqsiz daromadlar',
      'Davlat maqsadli jamgʻarmalari daromadlari',
    ],
  ],
  [
    'Konsolidatsiyalangan budjet xarajatlari',
    ['Ijtimoiy soha xarajatlari', 'Iqtisodiyot xarajatlari', 'Markazlashgan investitsiyalar', 'Boshqaruv xarajatlari'],
  ],
  'Budjet saldosi',
];

/** Hour by hour from this moment, so that the order of entry is the order of the ids. */
const FIRST = Date.UTC(2026, 0, 12, 5);
const moment = (index: number) => new Date(FIRST + index * 7 * 3_600_000).toISOString();

function plant(db: DatabaseSync, table: TreeTable, branches: readonly Branch[]): void {
  const add = db.prepare(`INSERT INTO ${table} VALUES (NULL, ?, ?, ?)`);
  let planted = 0;
  const grow = (level: readonly Branch[], parent: number | null): void => {
    for (const branch of level) {
      const [title, below] = typeof branch === 'string' ? [branch, []] : branch;
      const { lastInsertRowid } = add.run(parent, JSON.stringify(fiveLanguages(title)), moment(planted));
      planted += 1;
      grow(below, Number(lastInsertRowid));
    }
  };
  grow(branches, null);
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
const roots = (db: DatabaseSync, table: TreeTable) =>
  db.prepare(`SELECT id FROM ${table} WHERE parent_id IS NULL ORDER BY id`).all();

function seedExecution(db: DatabaseSync, prng: Prng): void {
  const add = db.prepare('INSERT INTO ministries_execution VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?)');
  let entered = 0;
  for (const { id } of roots(db, 'ministries').slice(0, 12)) {
    for (const [year, quarter] of [
      [2025, 4],
      [2026, 1],
      [2026, 2],
    ]) {
      const plan = prng.between(120, 9_800) * 1_000_000_000;
      const percent = rounded(82 + prng.next() * 22, 1);
      const executed = Math.round((plan * percent) / 100);
      add.run(Number(id), Number(year), Number(quarter), plan, executed, plan - executed, percent, moment(entered));
      entered += 1;
    }
  }
}

/** The years of the indicators, in the order of their entry. */
const YEARS = [2024, 2025, 2026];

function seedIndicators(db: DatabaseSync, prng: Prng): void {
  const add = db.prepare(`INSERT INTO consolidated_budget_indicators VALUES (NULL${', ?'.repeat(12)})`);
  for (const { id, title } of db.prepare('SELECT id, title FROM consolidated_budgets ORDER BY id').all()) {
    const sign = String(title).includes('saldosi') ? -1 : 1;
    for (const year of YEARS) {
      const accepted = sign * (prng.between(18_000, 310_000) + prng.between(0, 9) / 10);
      const figures = [1, 0.22, 0.49, 0.74, 0.99].flatMap((share) => [
        rounded(accepted * share, 1),
        rounded((accepted * share) / 14_500, 2),
      ]);
      add.run(Number(id), year, ...figures);
    }
  }
}

/** Ministries with their execution, and the consolidated budget with its indicators; titles and figures are ours. */
export function seedTrees(db: DatabaseSync): void {
  plant(db, 'ministries', MINISTRIES);
  plant(db, 'consolidated_budgets', BUDGET);
  seedExecution(db, createPrng('ministry execution'));
  seedIndicators(db, createPrng('consolidated budget'));
}
