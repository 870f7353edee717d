import type { Chapter, Control } from '../chapter.ts';

const DIALOG: Control = { role: 'dialog', name: 'Golib tashabbusni yakunlash' };

export const finishingAPupils: Chapter = {
  id: 'finishing-a-pupils',
  title: "G'olib maktab tashabbusini yakunlash",
  when: "Maktabdagi ish bajarilib bo'lgach, uni rasmlar bilan yopish uchun.",
  needs: [
    "Tashabbus g'olib bo'lgan va ish jarayonida tursin.",
    'Bajarilgan ishning kamida ikkita rasmi kompyuterda tursin.',
  ],
  screen: 'school-initiatives',
  part: 'administers',
  steps: [
    {
      says: "Ro'yxatdan g'olib tashabbusning qatorini bosing.",
      at: { role: 'row' },
      act: 'click',
      sees: { role: 'article' },
    },
    {
      says: 'Ochilgan qatordagi «{{control}}» tugmasini bosing.',
      at: { role: 'button', name: 'Yakunlash', within: { role: 'article' } },
      act: 'click',
      sees: DIALOG,
    },
    {
      says: '«{{control}}» joyini bosing va kamida ikkita rasmni birga tanlang.',
      at: { role: 'button', name: 'Bajarilgan ish rasmlari', begins: true, within: DIALOG },
      act: 'click',
      sees: { told: 'Yuborildi', times: 2 },
    },
    {
      says: "«{{control}}» tugmasini yoki {{keys}} ni bosing: tashabbus yakunlangan bo'ladi.",
      at: { role: 'button', name: 'Yakunlash', within: DIALOG },
      act: { keys: 'Ctrl+Enter' },
      sees: { told: 'Tasdiqlandi' },
    },
  ],
  troubles: [
    {
      told: 'Kamida 2 ta rasm yuklanishi kerak!',
      remedy: "Yana rasm qo'shing: ish boshlanishidan oldingi va keyingi holati ko'rinsin.",
    },
    {
      told: 'Haqiqatdan ham jarayonga qaytarmoqchimisiz?',
      remedy: "Xato yakunlangan bo'lsa, «{{control}}» tugmasi bilan ishni yana ochasiz.",
      at: { role: 'button', name: 'Jarayonga qaytarish' },
    },
  ],
};
