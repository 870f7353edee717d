import { type Initiative, initiativeSchema } from '@/domains/initiative/model/initiative.ts';
import { SUB_STAGES } from '@/domains/initiative/model/sub-stages.ts';
import { STAGES } from '@/entities/initiative-stages.ts';

const REGIONS = [
  'Toshkent viloyati',
  "Farg'ona viloyati",
  'Samarqand viloyati',
  'Qashqadaryo viloyati',
  'Xorazm viloyati',
];
const DISTRICTS = [
  'Chirchiq shahri',
  "Qo'qon shahri",
  "Bulung'ur tumani",
  "G'uzor tumani",
  'Xonqa tumani',
  'Zangiota tumani',
];
const QUARTERS = ["Do'stlik", 'Navbahor', "Oqqo'rg'on", 'Istiqlol', 'Yangi hayot', 'Bunyodkor', "Ma'rifat"];
const AUTHORS = [
  "Karimova Dilnoza Ulug'bek qizi",
  "To'xtasinov Jahongir Anvar o'g'li",
  "Rahimov Sherzod G'ayrat o'g'li",
];
const WORKS = [
  "3-sonli umumta'lim maktabining sport zalini ta'mirlash",
  "Ichki yo'llarni asfaltlash va piyodalar yo'lagini qurish",
  'Oilaviy poliklinikaga zamonaviy ultratovush apparatini olib berish',
  "Ichimlik suvi tarmog'ini tortish hamda nasos stansiyasini yangilash",
];
const REMARKS = [null, "Smeta hujjatlari to'liq emas, qayta ko'rib chiqilsin", null, 'Talabga javob beradi'];

const pick = <T>(values: readonly T[], index: number): T => values[index % values.length] as T;

/** The rows of one page of a list, the same at each call; every column differs from page to page. */
export function pageOf(size: number, page: number): Initiative[] {
  return Array.from({ length: size }, (_, index) => initiative(page * size + index, page));
}

function initiative(index: number, page: number): Initiative {
  const seed = index * 7 + page * 3;
  return initiativeSchema.parse({
    id: 100_000 + index,
    public_id: `${page}${String(1_000_000 + index * 37).padStart(9, '0')}`,
    title: `${pick(WORKS, seed)} (${index})`,
    description: `${pick(WORKS, seed + 1)}. ${pick(WORKS, seed + 2)}. Mahalla aholisi bu ishni uzoq vaqtdan beri kutmoqda.`,
    author_fullname: pick(AUTHORS, seed),
    author_is_verified: seed % 3 === 0,
    stage: pick(STAGES, seed),
    moderation_sub_stage: seed % 3 === 0 ? null : pick(SUB_STAGES, seed),
    moderation_sub_stage_comment: pick(REMARKS, seed),
    region_title: pick(REGIONS, seed),
    district_title: pick(DISTRICTS, seed),
    quarter_title: `${pick(QUARTERS, seed)} MFY`,
    latitude: 41.3,
    longitude: 69.2,
    address_title: null,
    images: [],
    created_at: `2026-0${1 + (seed % 9)}-1${seed % 10}T09:30:00+05:00`,
    granted_amount: seed % 4 === 0 ? 900_000_000 + seed * 1000 : null,
    requested_amount: 1_100_000_000 + seed * 1000,
  });
}
