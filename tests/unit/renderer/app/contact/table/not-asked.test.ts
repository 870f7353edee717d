import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { stubWindow } from '../../../laws/platform-stub.ts';

stubWindow();
const { NOT_ASKED } = await import('@/app/contact/table/not-asked.ts');
const { TABLE } = await import('@/app/contact/table/table.ts');
const { SCREENS } = await import('@/app/menu/registry.ts');

const page = readFileSync(resolve(import.meta.dirname, '../../../../../../docs/readings.md'), 'utf8');
/** What an answer of the platform would contradict each reading by. */
const WIRE = new Map(
  page.split('\n').flatMap((line) => {
    const [, id = '', wire = ''] = /^- \*\*(Z-\d{3})\*\*.*\*On the wire:\* (.*)$/.exec(line) ?? [];
    return id === '' ? [] : [[id, wire] as const];
  }),
);
/** Readings that an answer of the platform can contradict. */
const onTheWire = [...WIRE].flatMap(([id, wire]) => (/^(?:Nothing|No call of the platform)/.test(wire) ? [] : [id]));

it('every reading that the platform can contradict is asked about, or told as not asked', () => {
  const told = [...TABLE, ...NOT_ASKED].flatMap(({ readings }) => readings);
  expect(onTheWire.filter((id) => !told.includes(id))).toEqual([]);
  expect(onTheWire.length).toBeGreaterThan(100);
});

it('none is both asked about and told as not asked', () => {
  const asked = new Set(TABLE.flatMap(({ readings }) => readings));
  expect(NOT_ASKED.flatMap(({ readings }) => readings).filter((id) => asked.has(id))).toEqual([]);
});

it('every line belongs to a screen of the registry, under a name of its own', () => {
  const paths = new Set(SCREENS.map(({ path }) => path));
  expect(TABLE.filter(({ at }) => !paths.has(at)).map(({ name }) => name)).toEqual([]);
  expect(new Set(TABLE.map(({ name }) => name)).size).toBe(TABLE.length);
});

it('asks for at most twenty rows', () => {
  expect(TABLE.filter(({ size }) => size !== null && size > 20)).toEqual([]);
});

const INITIATIVES = "Tashabbuslar ro'yxati";
const REVIEW = "Tashabbusni ko'rib chiqish";
const SCHOOL = 'Maktab tashabbuslari';
/** Why a screen's readings are not asked about, and the calls by which the platform would contradict them; null: any. */
const WHY: readonly (readonly [screen: string, why: string, wire: RegExp | null])[] = [
  [INITIATIVES, "rad javobining matni qayerda turishi faqat rad etilgan so'rovda ko'rinadi", null],
  ['Tashabbusni tasdiqlash', 'tashabbusni qabul qilish kerak', /E019|accept|A decision is refused/],
  [REVIEW, 'tashabbusni rad etish kerak', /E017|decline/],
  [REVIEW, 'moderator qarorini tasdiqlash yoki qaytarish kerak', /E021/],
  [REVIEW, "g'olibni mahrum qilish kerak", /E025/],
  ['Tashabbusni tahrirlash', 'tashabbusni saqlash kerak', /E023|PUT `api\/v1\/moderators\/initiatives|lets be edited/],
  [INITIATIVES, "joylashuv yoki reyestrni o'zgartirish kerak", /E026|POST `api\/v1\/moderators\/products/],
  [INITIATIVES, 'hujjat yuklash kerak', /E036|E039|documents\/protocol|file_name/],
  [INITIATIVES, 'mualliflarga SMS yuborish kerak', /sms-winner-authors/],
  ['Moderatsiya natijasi', 'natija yuborish kerak', /E177/],
  [
    "Shaffof investitsiya ma'lumotlari",
    'investitsiya obyektini yaratish kerak',
    /E056|E063|POST `api\/v1\/chronology\/invest|council-decision/,
  ],
  ['Xronologiya hisoboti', 'xronologiyani yangilash kerak', /E064/],
  ['Yangiliklar', 'maqolani saqlash kerak', /E091|PUT `api\/v1\/news/],
  ['Normativ hujjatlar', 'fayl bilan hujjat saqlash kerak', /E122|E127/],
  ['Murojaatlar', 'murojaatga javob yuborish kerak', /POST `api\/v1\/questions\/\{id\}\/answer/],
  ['Choraklik hisobotlar', 'hisobot saqlash kerak', /E146|POST `api\/v1\/quarterly-reports/],
  ["Davlat budjeti ko'rsatkichlari", "ko'rsatkichni saqlash kerak", /E261/],
  ['Boshqaruvchilar', 'boshqaruvchini saqlash yoki jadval yuklash kerak', /E161|(?:POST|PUT) `api\/v1\/managers/],
  ['Tashkilotlar', "tashkilotni o'zgartirish kerak", /E182/],
  ['Buyurtmachilar', 'STIR raqamlari solishtirilmaydi', /`tin` of no row/],
  ['Tashabbus xronologiyasi', 'xronologiya yozuvini saqlash kerak', /E057/],
  ['Mahallalar', 'mahallani saqlash kerak', /E133/],
  [SCHOOL, "tashabbusni o'zgartirish kerak", /chronology\/create|(?:POST|PUT) `api\/v1\/my-school\/initiatives/],
  [SCHOOL, 'ovozlar jadvalini yuklash kerak', /E315/],
  [SCHOOL, "g'oliblar alohida so'ralmaydi", /status=IN_PROCESS/],
  [SCHOOL, "bir so'rovda 20 tadan ko'p qator so'ralmaydi", /limit=10000/],
  ['Maxfiy kalitlar', 'jadval yuklash kerak', /secret-keys\/excel/],
  ['Tashabbus toifalari', 'fayl yuklash kerak', /info\/file\/upload/],
  [
    'Tizimga kirish',
    "kirishning o'zida ko'rinadi",
    /E001|E004|admin-login|login-by-sso|users\/profile|Calls answer 401|Every call answers 404/,
  ],
];

it.each(WHY)('what is not asked says which call would tell: %s, %s', (screen, why, wire) => {
  const { readings } = NOT_ASKED.find((one) => one.screen === screen && one.why === why) ?? { readings: ['none'] };
  expect(readings.filter((id) => !wire?.test(WIRE.get(id) ?? ''))).toEqual([]);
  expect(readings.length > 0).toBe(wire !== null);
});

it('and nothing else is', () => {
  expect(NOT_ASKED.map(({ screen, why }) => `${screen}, ${why}`)).toEqual(
    WHY.map(([screen, why]) => `${screen}, ${why}`),
  );
});
