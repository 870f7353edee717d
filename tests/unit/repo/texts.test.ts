import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { KEPT_ALONE, KEPT_IN_LATIN } from '../../../src/renderer/src/i18n/stems.ts';
import { toCyrillic } from '../../../src/renderer/src/i18n/transliterate.ts';
import { interfaceTexts } from '../../support/interface-texts.ts';

/** Literals that look like texts: names in English, of fonts, events, keys, encodings and properties. */
const NOT_SHOWN = [
  ...['a text', 'no list', 'nothing chosen', 'belongs to another owner', 'an envelope that is not known'],
  ...["'Inter Variable', 'Segoe UI', system-ui, sans-serif", "ui-monospace, 'Cascadia Mono', Consolas, monospace"],
  ...['move zoomend viewreset resize', 'begin', 'corner', 'back', 'Accounts', 'Error'],
  ...['Ctrl K', 'Control', 'CapsLock', 'Windows-1251', 'UTF-16 LE', 'UTF-16 BE'],
];

/** Texts that letter-by-letter transliteration gets wrong: each must come from the dictionary. */
const FROM_THE_DICTIONARY: readonly (readonly [text: string, cyrillic: string])[] = [
  ['Tashabbusli budjet', 'Ташаббусли бюджет'],
  ['Goliblar', 'Ғолиблар'],
  ['Urinishlar soni meyoridan oshib ketti', 'Уринишлар сони меъёридан ошиб кетти'],
  ['Captcha bilan muammo', 'Капча билан муаммо'],
  ['Invest Id biriktirildi!', 'Инвест Id бириктирилди!'],
  ["Parol yoki foydalanuvchi nomi noto'g'ri", 'Пароль ёки фойдаланувчи номи нотўғри'],
];

/** Named by the documents without an action that shows them (001 §8, 002 §8). */
const UNBOUND = [
  'Success',
  "Ma'lumotlar saqlandi",
  'Muvofaqiyatli amalga oshirildi!',
  "Hatolik qayta urinib ko'ring!",
  "Ma'lumot saqlashda xatolik sodir bo'ldi!",
  'Manzilingizni aniqlashga ruxsat bermadingiz!',
];

/** Our texts that differ only in their marks: a heading and a sentence, a command and the title of its dialog. */
const WITH_OTHER_MARKS = [
  ['Jami', 'Jami:'],
  ["Bu tashabbus bo'yicha qaror allaqachon qabul qilingan", "Bu tashabbus bo'yicha qaror allaqachon qabul qilingan."],
  ['Hozirgi filtrni saqlash', 'Hozirgi filtrni saqlash…'],
  ["Ma'lumot hali yo'q", "Ma'lumot hali yo'q."],
  ["Faylni ochib bo'lmadi", "Faylni ochib bo'lmadi."],
];

const found = interfaceTexts();
const texts = [...found.keys()].filter((text) => !NOT_SHOWN.includes(text));
const withoutNames = (text: string): string => text.replace(/\{\{\w+\}\}/g, '');

const SPEC = join(import.meta.dirname, '../renderer/i18n/spec-texts');
const areas: { area: string; spec: readonly string[] }[] = await Promise.all(
  readdirSync(SPEC).map(async (file) => ({
    area: file,
    spec: (await import(/* @vite-ignore */ join(SPEC, file))).SPEC,
  })),
);
const specified = new Set(areas.flatMap(({ spec }) => spec));

describe('the texts of the documents', () => {
  it.each(areas)('Z-118: $area stand in the sources exactly so', ({ spec }) => {
    expect(spec.length).toBeGreaterThan(0);
    expect(spec.filter((text) => !found.has(text) && !UNBOUND.includes(text))).toEqual([]);
  });

  it('are 54 in document 000, and once in one area', () => {
    const of000 = areas.find(({ area }) => area === 'document-000.ts')?.spec ?? [];
    const others = areas.filter(({ spec }) => spec !== of000).flatMap(({ spec }) => spec);
    expect(new Set(of000).size).toBe(54);
    expect(others.filter((text, index) => others.indexOf(text) !== index)).toEqual([]);
  });

  it('Z-111, A-034: some are bound to no action', () => {
    expect(UNBOUND.filter((text) => !specified.has(text))).toEqual([]);
    // "Success" is among the words that stay Latin.
    expect(UNBOUND.filter((text) => found.has(text))).toEqual(['Success']);
  });
});

describe('the texts of the sources', () => {
  it('are found in every layer', () => {
    expect(texts.length).toBeGreaterThan(1_800);
    expect(NOT_SHOWN.filter((text) => !found.has(text))).toEqual([]);
    // In `t`, in a property, in a table of texts, in a notice.
    expect(texts).toEqual(expect.arrayContaining(["so'm", 'STIR', 'tabulyatsiya', "Hech narsa o'zgartirilmagan"]));
  });

  it('are transliterated completely, except for the words that are listed to stay Latin', () => {
    const leftovers = texts.flatMap((text) =>
      (withoutNames(toCyrillic(text)).match(/[A-Za-z]+/g) ?? []).map((word) => ({ word, text })),
    );
    expect(leftovers.filter(({ word }) => ![...KEPT_IN_LATIN, ...KEPT_ALONE].includes(word))).toEqual([]);
  });

  it('mix no scripts inside a word', () => {
    const mixed = texts.flatMap(
      (text) => text.match(/[^\s{}]*(?:[a-z]\p{Script=Cyrillic}|\p{Script=Cyrillic}[a-z])[^\s{}]*/giu) ?? [],
    );
    expect(mixed).toEqual([]);
  });

  it('are ours once: another may differ in more than its marks', () => {
    const bare = (text: string) => text.replace(/[^\p{L}\p{N}{}]+/gu, '');
    const words = texts.filter((text) => bare(text) !== '');
    const alike = [...Map.groupBy(words, bare).values()].filter((group) => group.length > 1);
    const ours = alike.filter((group) => !group.some((text) => specified.has(text)));
    expect(ours.map((group) => group.toSorted()).toSorted()).toEqual(WITH_OTHER_MARKS.toSorted());
  });

  it.each(FROM_THE_DICTIONARY)('say %s as %s', (text, cyrillic) => {
    expect(texts).toContain(text);
    expect(toCyrillic(text)).toBe(cyrillic);
  });
});
