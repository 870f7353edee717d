/**
 * Every text of the interface, in Uzbek Latin: the text is its own key. `t` takes nothing else, so a text that is
 * not listed here does not compile. Cyrillic is made from these by `transliterate.ts`.
 */

/** Literal texts of the specification, misspellings included (spec 000 §2–§9; reading Z-118: no normalisation). */
export const SPEC_TEXTS = [
  // Guard and shell (§2)
  'Sizda ushbu sahifaga kirish huquqi mavjud emas.',
  'Sahifa topilmadi (404)',
  'Tizimdan chiqishni istaysizmi?',
  'Ha',
  'Bekor qilish',
  // Sign-in (§2, §8)
  'Urinishlar soni meyoridan oshib ketti',
  "Parol yoki foydalanuvchi nomi noto'g'ri",
  "Xatolik sodir bo'ldi, iltimos qayta urinib ko'ring",
  "Xatolik sodir bo'ldi, iltimos qayta urinib ko'ring.",
  'Captcha bilan muammo',
  'Manzilingizni aniqlashga ruxsat bermadingiz!',
  // Initiative list (§2)
  'Barchasi',
  'Yangilar',
  'Qabul qilinganlar',
  'Rad etilganlar',
  'Goliblar',
  '{{title}}, {{season}}-mavsum, {{year}} yil',
  "so'm",
  // Common rules (§5, §8)
  'Majburiy maydon',
  "Amaliyotni bajarishda xatolik sodir bo'ldi. iltimos qayta urinib ko'ring!",
  "Ma'lumot yuklashda xatolik sodir bo'ldi!",
] as const;

/** Texts of ours, where the specification gives none or gives the meaning only (Z-129). */
export const OUR_TEXTS = ['Tashabbusli budjet', 'Boshqaruv paneli'] as const;

export type Text = (typeof SPEC_TEXTS)[number] | (typeof OUR_TEXTS)[number];
