import { describe, expect, it } from 'vitest';
import { OUR_TEXTS, SPEC_TEXTS } from '../../../../src/renderer/src/i18n/catalogue.ts';
import { KEPT_ALONE, KEPT_IN_LATIN } from '../../../../src/renderer/src/i18n/stems.ts';
import { toCyrillic } from '../../../../src/renderer/src/i18n/transliterate.ts';

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

/** All literal texts of document 000; the last is the label of a board. */
const DOCUMENT_000 = [
  'Sizda ushbu sahifaga kirish huquqi mavjud emas.',
  'Sahifa topilmadi (404)',
  'Tizimdan chiqishni istaysizmi?',
  'Urinishlar soni meyoridan oshib ketti',
  'Barchasi',
  'Yangilar',
  'Qabul qilinganlar',
  'Rad etilganlar',
  'Goliblar',
  "so'm",
  'Tashabbusni tasdiqlash',
  'Tuplam',
  'Quti',
  'Dona',
  'Ha',
  'Bekor qilish',
  'Majburiy maydon',
  "Qiymat 0 dan katta bo'lishi kerak",
  "Qiymat 1 360 000 000 dan kichick bo'lishi kerak",
  'Sms yuborish uchun board tanlanmagan',
  "Ushbu maxsulot qo'shilgan",
  'Moderatsiya protokoli yuklanmagan',
  "Tashabbuskor verifikatsiyadan o'tmagan yoki geolokatsiya biriktirilmagan.",
  "Xatolik sodir bo'ldi, iltimos qayta urinib ko'ring",
  "Amaliyotni bajarishda xatolik sodir bo'ldi. iltimos qayta urinib ko'ring!",
  "Ma'lumot yuklashda xatolik sodir bo'ldi!",
  "Yangilashda xatolik sodir bo'ldi!",
  "Sms yuborishda xatolik sodir bo'ldi!",
  "Maxsulotlarni yuklashda xatolik sodir bo'ldi!",
  'Tadiqlanmadi',
  'Rad etilmadi',
  "Parol yoki foydalanuvchi nomi noto'g'ri",
  'Captcha bilan muammo',
  'Manzilingizni aniqlashga ruxsat bermadingiz!',
  'Muvoffaqiyatli yuklandi',
  'Fayl yuklandi',
  'Sms yuborildi',
  'Rad etish amalga oshirildi!',
  'Tashabbus golib deb tayinlandi.',
  'Tashabbus goliblikdan mahrum etildi.',
  'Tashabbus dastlabki bosqichga qaytarildi.',
  'Invest Id biriktirildi!',
  'AKT fayli yangilandi!',
  "Manzil o'zgartirildi",
  "Manzil o'zgartirishga ruxsat berildi",
  'Tahrirlash huquqi berildi',
  "Ma'qullash bajarildi.",
  'Tadiqlandi',
  'Rad etildi',
  "Shag'al yo'lni asfaltlash",
  "Tuproq yo'lni asfaltlash",
  'Qurilish',
  'Xarid qilish',
  '{{title}}, {{season}}-mavsum, {{year}} yil',
];

const texts: readonly string[] = [...SPEC_TEXTS, ...OUR_TEXTS];
const withoutPlaceholders = (text: string): string => text.replace(/\{\{\w+\}\}/g, '');

describe('the catalogue', () => {
  it('has the 54 literal texts of document 000 exactly', () => {
    expect(DOCUMENT_000).toHaveLength(54);
    expect(DOCUMENT_000.filter((text) => !texts.includes(text))).toEqual([]);
  });

  it('lists every text once', () => {
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it('is transliterated completely, except for the words that are listed to stay Latin', () => {
    const leftovers = texts.flatMap((text) => withoutPlaceholders(toCyrillic(text)).match(/[A-Za-z]+/g) ?? []);
    expect(leftovers.filter((word) => ![...KEPT_IN_LATIN, ...KEPT_ALONE].includes(word))).toEqual([]);
  });

  it('mixes no scripts inside a word', () => {
    const mixed = texts.flatMap(
      (text) => text.match(/[^\s{}]*(?:[a-z]\p{Script=Cyrillic}|\p{Script=Cyrillic}[a-z])[^\s{}]*/giu) ?? [],
    );
    expect(mixed).toEqual([]);
  });

  it('Z-111, A-034: keeps the texts of the documents that no action shows', () => {
    expect(texts).toEqual(expect.arrayContaining(UNBOUND));
  });

  it.each(FROM_THE_DICTIONARY)('says %s as %s', (text, cyrillic) => {
    expect(texts).toContain(text);
    expect(toCyrillic(text)).toBe(cyrillic);
  });
});
