import type { Chapter, Control } from '../chapter.ts';

const TAB: Control = { role: 'tab', name: "G'olib loyihalar bo'yicha kengash qarori" };
const LIST: Control = { role: 'table', name: "G'olib loyihalar bo'yicha kengash qarori" };
const DIALOG: Control = { role: 'dialog', name: 'Kengash qarorini tahrirlash' };

export const changingADecision: Chapter = {
  id: 'changing-a-decision',
  title: 'Kengash qarorini tuzatish',
  when: 'Tumanning kengash qarori raqami xato yozilganda yoki boshqa fayl biriktirilganda.',
  needs: ["Qaror ro'yxatda bo'lsin.", "To'g'ri qarorning PDF fayli kompyuterda tursin."],
  screen: 'initiatives',
  part: 'administers',
  steps: [
    {
      says: '«{{control}}» tugmasini bosing: mavsumning hujjatlari ochiladi.',
      at: { role: 'button', name: 'Hujjatlar' },
      act: 'click',
      sees: TAB,
    },
    {
      says: "«{{control}}» bo'limini bosing: qarorlar ro'yxati ochiladi.",
      at: TAB,
      act: 'click',
      sees: LIST,
    },
    {
      says: 'Kerakli qator oxiridagi «{{control}}» tugmasini bosing.',
      at: { role: 'button', name: 'Tahrirlash', begins: true, within: { role: 'row', within: LIST } },
      act: 'click',
      sees: DIALOG,
    },
    {
      says: "«{{control}}» maydoniga to'g'ri raqam va sanani yozing.",
      at: { role: 'textbox', name: 'Qaror raqami va sanasi', within: DIALOG },
      act: 'type',
      example: '77-son, 20.11.2026',
      anew: true,
    },
    {
      says: '«{{control}}» tugmasini bosing va kompyuterdan PDF faylni tanlang.',
      at: { role: 'button', name: 'Almashtirish', within: DIALOG },
      act: 'click',
      sees: { told: 'Yuborildi' },
    },
    {
      says: '«{{control}}» tugmasini yoki {{keys}} ni bosing.',
      at: { role: 'button', name: 'Saqlash', within: DIALOG },
      act: { keys: 'Ctrl+KeyS' },
      sees: { told: 'Amaliyot muvaffaqiyatli bajarildi!' },
    },
  ],
  troubles: [
    {
      told: "Siz ko'rayotganingizda ma'lumot o'zgardi",
      remedy: "Boshqa xodim shu qarorni tuzatgan: oynada nima o'zgargani yozilgan. Rozi bo'lsangiz, yana saqlang.",
    },
    {
      told: 'Kengash qarori topilmadi',
      remedy: "Bu mavsum yoki tumanda hali qaror yo'q: boshqa mavsumni tanlang yoki filtrni tozalang.",
    },
  ],
};
