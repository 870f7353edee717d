import type { Chapter, Control } from '../chapter.ts';

const DIALOG: Control = { role: 'dialog', name: 'Chop etish' };

export const printing: Chapter = {
  id: 'printing',
  title: 'Tashabbusni chop etish',
  when: "Tashabbusni yig'ilishda qog'ozda ko'rsatish yoki faylini birovga berish uchun.",
  needs: ["Ro'yxatda kamida bitta tashabbus bo'lsin."],
  screen: 'initiatives',
  steps: [
    {
      says: "{{keys}} ni bosing: ro'yxatdagi qator tanlanadi. Keyingi qatorga o'tish uchun yana bosing.",
      at: { role: 'row' },
      act: { keys: 'KeyJ' },
    },
    {
      says: "{{keys}} ni bosing: tanlangan tashabbus varaqda qanday chiqishi ko'rsatiladi.",
      act: { keys: 'Ctrl+KeyP' },
      sees: DIALOG,
    },
    {
      says: "«{{control}}» tugmasini yoki {{keys}} ni bosing: fayl kompyuterga saqlanadi. Qog'ozga chiqarish uchun uning ustidagi tugmani bosasiz.",
      at: { role: 'button', name: 'PDF sifatida saqlash', within: DIALOG },
      act: { keys: 'Ctrl+KeyS' },
      sees: { told: 'Fayl saqlandi' },
    },
  ],
  troubles: [
    {
      told: 'Chop etilmadi: kompyuterda printer topilmadi.',
      remedy: "Printer yoqilganini tekshiring. Bo'lmasa, faylga saqlang va uni boshqa kompyuterda chop eting.",
    },
    {
      told: "Bu ro'yxatda qaror qabul qilingan tashabbus yo'q.",
      remedy: "Jadval bo'lib faqat qaror qilinganlari chop etiladi: oynada kartani tanlang yoki filtrni o'zgartiring.",
    },
  ],
};
