import type { Chapter, Control } from '../chapter.ts';

const PANEL: Control = { role: 'dialog', name: 'Ustunlar' };
const HEIGHT = { role: 'radiogroup', name: 'Qator balandligi' } as const;

export const choosingColumns: Chapter = {
  id: 'choosing-columns',
  title: 'Jadval ustunlarini tanlash',
  when: "Jadvalda ortiqcha ustunlar ko'p bo'lib, kerakligi sig'may qolganda.",
  needs: ["Ro'yxat ochilgan bo'lsin."],
  screen: 'initiatives',
  steps: [
    {
      says: "«{{control}}» tugmasini bosing: ustunlar ro'yxati ochiladi.",
      at: { role: 'button', name: 'Ustunlar' },
      act: 'click',
      sees: PANEL,
    },
    {
      says: "Kerak bo'lmagan ustunning belgisini oling, masalan, «{{control}}».",
      at: { role: 'checkbox', name: 'Muallif', within: PANEL },
      act: 'click',
    },
    {
      says: "Ekranga ko'proq qator sig'ishi uchun «{{control}}» tugmasini bosing.",
      at: { role: 'radio', name: 'Bir qator', within: HEIGHT },
      act: 'click',
      sees: { role: 'radio', name: 'Bir qator', within: HEIGHT, checked: true },
    },
    {
      says: 'Hammasini qaytarish uchun «{{control}}» tugmasini bosing.',
      at: { role: 'button', name: "Hammasini ko'rsatish", within: PANEL },
      act: 'click',
    },
    {
      says: "{{keys}} ni bosing: ustunlar ro'yxati yopiladi. Tanlovingiz keyingi safar ham shunday turadi.",
      act: { keys: 'Escape' },
    },
  ],
  troubles: [
    {
      told: '{{n}} ta yashirin',
      remedy: 'Bu xato emas: shuncha ustun yashirilgan. Hammasini «{{control}}» tugmasi ichidan qaytarasiz.',
      at: { role: 'button', name: 'Ustunlar' },
    },
  ],
};
