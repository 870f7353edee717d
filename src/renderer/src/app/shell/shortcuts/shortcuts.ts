import type { Text } from '@/i18n/catalogue.ts';

type Shortcut = { keys: readonly string[]; meaning: Text };

/** Keyboard shortcuts of the program by the place where they work, for the "?" sheet; alternatives side by side. */
export const SHORTCUTS: readonly { where: Text; keys: readonly Shortcut[] }[] = [
  {
    where: 'Hamma joyda',
    keys: [
      { keys: ['Ctrl K'], meaning: "Sahifaga o'tish" },
      { keys: ['Esc'], meaning: 'Oynani yopish' },
      { keys: ['Ctrl Enter'], meaning: 'Ochiq oynadagi qarorni yuborish' },
      { keys: ['?'], meaning: "Shu ro'yxatni ko'rsatish" },
    ],
  },
  {
    where: "Ro'yxatda",
    keys: [
      { keys: ['/'], meaning: 'Qidiruv maydoni' },
      { keys: ['J', 'K'], meaning: 'Keyingi va oldingi qator' },
      { keys: ['Enter'], meaning: 'Qatorni ochish' },
      { keys: ['V'], meaning: "Qatordan ko'rib chiqishni boshlash" },
    ],
  },
  {
    where: 'Murojaatlarda',
    keys: [
      { keys: ['A'], meaning: 'Javob berish' },
      { keys: ['R'], meaning: 'Murojaatni rad etish' },
      { keys: ['E'], meaning: 'Javobni tahrirlash' },
      { keys: ['T'], meaning: "Turini o'zgartirish" },
      { keys: ['Del'], meaning: "O'chirish" },
      { keys: ['U'], meaning: 'Muallifning tashabbuslarini ochish' },
      { keys: ['X'], meaning: 'Murojaatni belgilash' },
      { keys: ['Alt ↓'], meaning: "Shablondan qo'yish" },
    ],
  },
  {
    where: 'Maktab tashabbuslarida',
    keys: [
      { keys: ['A'], meaning: 'Qabul qilish oynasi' },
      { keys: ['R'], meaning: 'Rad etish oynasi' },
    ],
  },
  {
    where: "Ko'rib chiqishda",
    keys: [
      { keys: ['J', 'K'], meaning: 'Keyingi va oldingi tashabbus' },
      { keys: ['A'], meaning: 'Qabul qilish yoki tasdiqlash oynasi' },
      { keys: ['R'], meaning: 'Rad etish oynasi' },
      { keys: ['E'], meaning: 'Tahrirlash' },
      { keys: ['L'], meaning: 'Manzilni belgilash' },
      { keys: ['P'], meaning: 'Rasmlarni ochish' },
      { keys: ['M'], meaning: 'Xaritani ochish' },
      { keys: ['X'], meaning: 'Tashabbusni belgilash' },
      { keys: ['Esc'], meaning: "Ro'yxatga qaytish" },
    ],
  },
  {
    where: "Investitsiya ma'lumotlarida",
    keys: [{ keys: ['E'], meaning: "Ma'lumotlarni tahrirlash oynasi" }],
  },
];
