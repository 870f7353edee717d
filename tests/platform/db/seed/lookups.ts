import type { DatabaseSync } from 'node:sqlite';

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

/** Reasons for rejection. */
export function seedLookups(db: DatabaseSync): void {
  const addReason = db.prepare('INSERT INTO cancelation_reasons VALUES (?, ?, ?)');
  for (const [index, [title, needsFile]] of REASONS.entries()) addReason.run(index + 1, title, needsFile ? 1 : 0);
}
