import type { Chapter } from '../chapter.ts';

const STAGES = { role: 'radiogroup', name: 'Bosqich' } as const;

export const exporting: Chapter = {
  id: 'exporting',
  title: "Ro'yxatni Excel fayliga saqlash",
  when: "Tashabbuslar ro'yxatini hisobotga qo'shish yoki Excel dasturida hisoblash uchun.",
  needs: ["Tanlangan bosqichda kamida bitta tashabbus bo'lsin."],
  screen: 'initiatives',
  part: 'proposes',
  steps: [
    {
      says: 'Kerakli bosqichni tanlang, masalan, «{{control}}» tugmasini bosing.',
      at: { role: 'radio', name: 'Yangilar', within: STAGES },
      act: 'click',
      sees: { role: 'radio', name: 'Yangilar', within: STAGES, checked: true },
    },
    {
      says: '«{{control}}» tugmasini bosing: fayl kompyuterga saqlanadi.',
      at: { role: 'button', name: 'Excel' },
      act: 'click',
      sees: { told: 'Fayl saqlandi' },
    },
    {
      says: '«{{control}}» tugmasini bosing: fayl turgan papka ochiladi.',
      at: { role: 'button', name: "Papkada ko'rsatish" },
      act: 'click',
    },
  ],
  troubles: [
    {
      told: "Yuklab olish to'xtagan",
      remedy:
        'Aloqa uzilgan: aloqa tiklangach, ish stolida «{{control}}» tugmasini bosing, fayl qolgan joyidan davom etadi.',
      at: { role: 'button', name: 'Davom ettirish' },
    },
  ],
};
