import type { Chapter, Control } from '../chapter.ts';

const BEGUN: Control = { role: 'region', name: 'Boshlangan ishlar' };
const DIALOG: Control = { role: 'dialog', name: 'Tashabbusni rad etish' };

export const resumingADraft: Chapter = {
  id: 'resuming-a-draft',
  title: 'Yozib tugatmagan ishni davom ettirish',
  when: "Yozayotganda dastur yopilib qolganda, tok o'chganda yoki sahifadan chiqib ketganda.",
  needs: ["Shu kompyuterda, sizning nomingizdan boshlangan va yuborilmagan ish bo'lsin, masalan, rad etish izohi."],
  screen: 'desk',
  part: 'proposes',
  steps: [
    {
      says: 'Ish stolidagi «{{control}}» qismida yuborilmagan ishlaringiz turadi: har birining yonida qachon yozilgani bor.',
      at: BEGUN,
      act: 'look',
    },
    {
      says: '«{{control}}» tugmasini bosing: shakl yozgan joyingizda ochiladi.',
      at: { role: 'link', name: 'Davom ettirish', begins: true, within: BEGUN },
      act: 'click',
      sees: { role: 'button', name: 'Tiklash' },
    },
    {
      says: "«{{control}}» tugmasini bosing: yozganlaringiz o'z joyiga qaytadi.",
      at: { role: 'button', name: 'Tiklash' },
      act: 'click',
      sees: { role: 'textbox', name: 'Izoh', within: DIALOG },
      screen: 'initiatives/review',
    },
    {
      says: "Yozilganini o'qing, kerak bo'lsa, to'ldiring. Keyin «{{control}}» tugmasini yoki {{keys}} ni bosing.",
      at: { role: 'button', name: 'Rad etish', within: DIALOG },
      act: { keys: 'Ctrl+Enter' },
      sees: { told: 'Rad etish amalga oshirildi!' },
    },
  ],
  troubles: [
    {
      told: "Yozganlaringizni ehtiyot uchun saqlab bo'lmadi: yuborguningizcha oynani yopmang.",
      remedy: "Kompyuterda joy yoki parollar ombori yo'q. Yozganingizni yuborib bo'lgach, administratorga ayting.",
    },
    {
      told: "Saqlanmagan o'zgarishlar bor. Chiqishni istaysizmi?",
      remedy: '«{{control}}» tugmasini bossangiz, yozganingiz joyida qoladi.',
      at: { role: 'button', name: 'Qolish' },
    },
  ],
};
