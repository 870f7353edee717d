import type { Chapter, Control } from '../chapter.ts';

const DIALOG: Control = { role: 'dialog', name: "G'oliblar mualliflariga SMS yuborilsinmi?" };

export const tellingWinners: Chapter = {
  id: 'telling-winners',
  title: "G'oliblarning mualliflariga SMS yuborish",
  when: "Ovoz berish tugab, g'oliblar aniqlangach, ularni xabardor qilish uchun.",
  needs: ["Mavsum tugagan va g'oliblari aniqlangan bo'lsin."],
  screen: 'initiatives',
  part: 'administers',
  steps: [
    {
      says: "Yuqorida tugagan mavsum tanlangan bo'lsin. «{{control}}» tugmasini bosing: hali hech narsa yuborilmaydi.",
      at: { role: 'button', name: 'SMS' },
      act: 'click',
      sees: DIALOG,
    },
    {
      says: "Oynada qaysi mavsum va nechta g'olib ekani yozilgan: tekshiring.",
      at: DIALOG,
      act: 'look',
    },
    {
      says: '«{{control}}» tugmasini bosing: SMS bir marta yuboriladi.',
      at: { role: 'button', name: 'SMS yuborish', within: DIALOG },
      act: 'click',
      sees: { told: 'Sms yuborildi' },
    },
  ],
  troubles: [
    {
      told: 'Sms yuborish uchun board tanlanmagan',
      remedy: "Ro'yxat tepasida mavsumni tanlang va yana bosing.",
    },
    {
      told: "Bu mavsumda g'olib tashabbus yo'q.",
      remedy: "Boshqa mavsum tanlangan: oynani yoping, g'oliblari aniqlangan mavsumni tanlang.",
    },
    {
      told: 'Baribir yana yuborish',
      remedy: "SMS avval ketgan: shu tugma fuqarolarga ikkinchi marta yuboradi, bosishdan oldin o'ylang.",
    },
  ],
};
