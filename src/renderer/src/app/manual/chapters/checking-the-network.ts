import type { Chapter, Control } from '../chapter.ts';

const PALETTE: Control = { role: 'dialog', name: "Sahifaga o'tish" };
const RESULTS: Control = { role: 'list', name: 'Tekshiruv natijalari' };

export const checkingTheNetwork: Chapter = {
  id: 'checking-the-network',
  title: 'Tarmoqni tekshirish va yordam faylini tayyorlash',
  when: "Dastur ishlamay qolganda sababini bilish yoki yordam beradigan xodimga ma'lumot berish uchun.",
  needs: ["Xato chiqqan bo'lsa, uning ostidagi xato raqamini yozib oling."],
  screen: 'desk',
  steps: [
    {
      says: '«{{control}}» tugmasini yoki {{keys}} ni bosing.',
      at: { role: 'button', name: "Sahifaga o'tish" },
      act: { keys: 'Ctrl+KeyK' },
      sees: PALETTE,
    },
    {
      says: '«{{control}}» maydoniga yozing: tarmoq.',
      at: { role: 'textbox', name: "Sahifaga o'tish", within: PALETTE },
      act: 'type',
      example: 'tarmoqni tekshirish',
      sees: { role: 'button', name: 'Tarmoqni tekshirish', begins: true, within: PALETTE },
    },
    {
      says: '{{keys}} ni bosing: tekshirish sahifasi ochiladi. Tashabbuslarga tegilmaydi.',
      act: { keys: 'Enter' },
      sees: RESULTS,
    },
    {
      says: "«{{control}}» ro'yxatida har bir qismning holati turadi. Ishlamaganining ostida nima qilish kerakligi yozilgan.",
      at: RESULTS,
      act: 'look',
      alone: true,
    },
    {
      says: "«{{control}}» tugmasini bosing: fayl kompyuterga saqlanadi. Uni yordam beradigan xodimga bering. Unda parol ham, fuqarolarning ma'lumoti ham yo'q.",
      at: { role: 'button', name: 'Yordam faylini saqlash' },
      act: 'click',
      alone: true,
    },
    {
      says: '«{{control}}» tugmasini bosing: ishingizga qaytasiz.',
      at: { role: 'button', name: 'Orqaga' },
      act: 'click',
      alone: true,
    },
  ],
  troubles: [
    {
      told: "Tekshirib bo'lmadi",
      remedy: '«{{control}}» tugmasini bosing. Yana chiqsa, dasturni yopib oching.',
      at: { role: 'button', name: 'Qayta urinish' },
    },
    {
      told: 'Xato raqami',
      remedy: "Xato xabarining ostidagi shu raqamni bossangiz, undan nusxa olinadi: yordam so'raganda uni yuboring.",
    },
  ],
};
