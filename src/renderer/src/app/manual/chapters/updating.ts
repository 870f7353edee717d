import type { Chapter, Control } from '../chapter.ts';

const PALETTE: Control = { role: 'dialog', name: "Sahifaga o'tish" };
const DIALOG: Control = { role: 'dialog', name: 'Dastur yangilanishi' };

export const updating: Chapter = {
  id: 'updating',
  title: 'Dasturning yangi versiyasini tekshirish',
  when: "Yangi versiya chiqqanini bilish va uni o'rnatish uchun. Chiqqanini dasturning o'zi ham oynaning tepasida aytadi.",
  needs: ["Boshlagan ishingizni saqlab qo'ying: o'rnatish uchun dastur qayta ochiladi."],
  screen: 'desk',
  steps: [
    {
      says: '«{{control}}» tugmasini yoki {{keys}} ni bosing.',
      at: { role: 'button', name: "Sahifaga o'tish" },
      act: { keys: 'Ctrl+KeyK' },
      sees: PALETTE,
    },
    {
      says: '«{{control}}» maydoniga yozing: yangilanish.',
      at: { role: 'textbox', name: "Sahifaga o'tish", within: PALETTE },
      act: 'type',
      example: 'dastur yangilanishi',
      sees: { role: 'button', name: 'Dastur yangilanishi', begins: true, within: PALETTE },
    },
    {
      says: '{{keys}} ni bosing: dastur yangi versiyani qidiradi.',
      act: { keys: 'Enter' },
      sees: DIALOG,
    },
    {
      says: "Oynada natijasi yoziladi. Yangi versiya bo'lsa, uni shu yerda yuklab olasiz va o'rnatasiz.",
      at: DIALOG,
      act: 'look',
    },
    {
      says: '«{{control}}» tugmasini bosing.',
      at: { role: 'button', name: 'Yopish', within: DIALOG },
      act: 'click',
    },
  ],
  troubles: [
    {
      told: 'Bu kompyuterda dasturni administrator yangilaydi.',
      remedy: "Sizdan hech narsa talab qilinmaydi: yangi versiyani administrator o'rnatadi.",
    },
    {
      told: "Diskda joy yetarli emas. Joy bo'shatib, qayta urinib ko'ring.",
      remedy: "Keraksiz fayllarni o'chiring va «{{control}}» tugmasini bosing.",
      at: { role: 'button', name: 'Qayta urinish' },
    },
  ],
};
