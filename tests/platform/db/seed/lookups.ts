import type { DatabaseSync } from 'node:sqlite';
import { fiveLanguages } from './languages.ts';
import { createPrng } from './prng.ts';
import { BOARDS } from './reference.ts';

const REASONS: readonly [title: string, fileRequired: boolean][] = [
  ['Taklif tashabbusli budjet nizomiga mos kelmaydi', false],
  ['Obyekt davlat dasturiga kiritilgan (tasdiqlovchi hujjat talab etiladi)', true],
  ['Obyekt xususiy mulk hisoblanadi (kadastr maʼlumoti talab etiladi)', true],
  ['Smeta hujjatlari toʻliq emas', false],
  ['Soʻralgan summa belgilangan miqdordan oshgan', false],
  ['Bir xil mazmundagi tashabbus avvalroq roʻyxatga olingan', false],
  ['Taklif boshqa mahalla yoki tuman hududiga tegishli', false],
  ['Mutasaddi tashkilotning salbiy xulosasi mavjud', true],
  ['Rasm va manzil tashabbus mazmuniga mos emas', false],
];

/** Product categories of a category of initiatives, each with its goods: title, unit, price, most that may be had. */
type Goods = readonly [title: string, unit: 'piece' | 'collection' | 'package', price: number, most: number];
const CATALOGUE: readonly [initiativeCategory: number, title: string, goods: readonly Goods[]][] = [
  [
    1,
    'Oʻquv mebeli',
    [
      ['Ikki oʻrinli parta va stul', 'collection', 1_450_000, 400],
      ['Oʻqituvchi stoli', 'piece', 1_900_000, 60],
      ['Sinf doskasi', 'piece', 2_350_000, 60],
      ['Kitob javoni', 'piece', 2_800_000, 80],
    ],
  ],
  [
    1,
    'Kompyuter texnikasi',
    [
      ['Kompyuter toʻplami', 'collection', 8_600_000, 60],
      ['Interaktiv doska', 'piece', 24_500_000, 20],
      ['Printer', 'piece', 4_200_000, 30],
      ['Qogʻoz A4', 'package', 58_000, 500],
    ],
  ],
  [
    2,
    'Bogʻcha jihozlari',
    [
      ['Bolalar karavoti', 'piece', 980_000, 300],
      ['Oʻyinchoqlar toʻplami', 'collection', 1_250_000, 100],
      ['Bolalar stoli va stullari', 'collection', 1_700_000, 150],
    ],
  ],
  [
    3,
    'Tibbiy uskunalar',
    [
      ['UZI apparati', 'piece', 285_000_000, 2],
      ['Elektrokardiograf', 'piece', 18_900_000, 6],
      ['Tibbiy kushetka', 'piece', 2_100_000, 40],
      ['Bir martalik shpritslar', 'package', 120_000, 1000],
    ],
  ],
  [
    6,
    'Sport anjomlari',
    [
      ['Tashqi trenajyorlar toʻplami', 'collection', 46_000_000, 10],
      ['Futbol darvozasi', 'piece', 6_300_000, 12],
      ['Gimnastika toʻshagi', 'piece', 850_000, 60],
    ],
  ],
  [
    8,
    'Elektr uskunalari',
    [
      ['Transformator 160 kVA', 'piece', 98_000_000, 6],
      ['Transformator 250 kVA', 'piece', 142_000_000, 6],
      ['Transformator 400 kVA', 'piece', 189_000_000, 4],
    ],
  ],
  [
    8,
    'Kabel va simlar',
    [
      ['SIP kabel, 100 m', 'package', 4_700_000, 120],
      ['Beton tayanch', 'piece', 2_150_000, 200],
      ['Armatura toʻplami', 'collection', 640_000, 300],
    ],
  ],
  [
    14,
    'Sanitariya texnikasi',
    [
      ['Chiqindi konteyneri 1,1 m³', 'piece', 3_900_000, 80],
      ['Chiqindi tashuvchi mashina', 'piece', 620_000_000, 2],
    ],
  ],
  [
    15,
    'Musiqa cholgʻulari',
    [
      ['Pianino', 'piece', 39_000_000, 10],
      ['Doira', 'piece', 450_000, 40],
      ['Rubob', 'piece', 1_600_000, 30],
      ['Ovoz kuchaytirish toʻplami', 'collection', 27_000_000, 4],
    ],
  ],
  [
    17,
    'Toʻgarak jihozlari',
    [
      ['Robototexnika toʻplami', 'collection', 5_800_000, 30],
      ['3D printer', 'piece', 11_500_000, 6],
    ],
  ],
];

/** Boards whose districts have a road price. */
const PRICED_BOARDS = BOARDS.filter(({ type, year }) => type === null && year >= 2025).map(({ id }) => id);

/** Every eighteenth district has no price at all and some only one of the two (Z-047); the one of the staff has both. */
function seedRoadPrices(db: DatabaseSync): void {
  const prng = createPrng('road prices');
  const home = db.prepare("SELECT district_id FROM users WHERE role = 'moderator'").get()?.district_id;
  const add = db.prepare('INSERT INTO road_prices VALUES (NULL, ?, ?, ?, ?, ?)');
  for (const board of PRICED_BOARDS) {
    for (const { id, region_id } of db.prepare('SELECT id, region_id FROM districts ORDER BY id').all()) {
      const price = prng.between(760, 940) * 1_000_000;
      const half = prng.between(480, 620) * 1_000_000;
      const isHome = id === home;
      if (!isHome && Number(id) % 18 === 0) continue;
      add.run(board, Number(region_id), Number(id), price, !isHome && Number(id) % 18 === 1 ? 0 : half);
    }
  }
}

/** Reasons for a refusal, prices of roads, and the catalogue of goods. */
export function seedLookups(db: DatabaseSync): void {
  const addReason = db.prepare('INSERT INTO cancelation_reasons VALUES (?, ?, ?)');
  for (const [index, [title, needsFile]] of REASONS.entries()) addReason.run(index + 1, title, needsFile ? 1 : 0);
  seedRoadPrices(db);
  const addCategory = db.prepare('INSERT INTO product_categories VALUES (?, ?, ?)');
  const addProduct = db.prepare('INSERT INTO products VALUES (NULL, ?, ?, ?, ?, ?, ?)');
  for (const [index, [initiativeCategory, title, goods]] of CATALOGUE.entries()) {
    const id = 301 + index;
    addCategory.run(id, initiativeCategory, JSON.stringify(fiveLanguages(title)));
    for (const [name, unit, price, most] of goods)
      addProduct.run(id, 61, JSON.stringify(fiveLanguages(name)), unit, price, most);
  }
}
