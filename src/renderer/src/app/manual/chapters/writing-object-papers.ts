import type { Chapter, Control } from '../chapter.ts';

const DIALOG: Control = { role: 'dialog', name: "Investitsiya ma'lumotlarini tahrirlash" };

export const writingObjectPapers: Chapter = {
  id: 'writing-object-papers',
  title: 'Investitsiya obyektining hujjatlarini kiritish',
  when: 'Ish tugab, obyekt topshirilganda uning hujjati va yakuniy qiymatini kiritish uchun.',
  needs: ["Investitsiya obyekti yaratilgan bo'lsin.", 'Hujjatning PDF fayli kompyuterda tursin.'],
  screen: 'initiatives',
  part: 'administers',
  steps: [
    {
      says: "Ro'yxatdan g'olib tashabbusning qatorini bosing.",
      at: { role: 'row' },
      act: 'click',
      sees: { role: 'article' },
    },
    {
      says: "Ochilgan qatordagi «{{control}}» tugmasini bosing: ishning bosqichlari ko'rinadi.",
      at: { role: 'button', name: "Shaffof investitsiya ma'lumotlari", within: { role: 'article' } },
      act: 'click',
      sees: { role: 'button', name: 'Biriktirish' },
    },
    {
      says: '«{{control}}» tugmasini yoki {{keys}} ni bosing.',
      at: { role: 'button', name: 'Tahrirlash' },
      act: { keys: 'KeyE' },
      sees: DIALOG,
      screen: 'newchronology/:public_id',
    },
    {
      says: '«{{control}}» maydonini yozing.',
      at: { role: 'textbox', name: 'Hujjat nomi', within: DIALOG },
      act: 'type',
      example: 'Qabul dalolatnomasi',
    },
    {
      says: '«{{control}}» joyini bosing va PDF faylni tanlang.',
      at: { role: 'button', name: 'Hujjat fayli', begins: true, within: DIALOG },
      act: 'click',
      sees: { told: 'Yuborildi' },
    },
    {
      says: '«{{control}}» maydonini yozing.',
      at: { role: 'textbox', name: 'Hujjat raqami', within: DIALOG },
      act: 'type',
      example: '118-D',
    },
    {
      says: '«{{control}}» maydoniga kunni yozing.',
      at: { role: 'textbox', name: 'Hujjat sanasi', within: DIALOG },
      act: 'type',
      example: '17.10.2025',
    },
    {
      says: '«{{control}}» maydoniga obyektni kim olganini yozing.',
      at: { role: 'textbox', name: 'Qabul qilgan tashkilot', within: DIALOG },
      act: 'type',
      example: '12-maktab',
    },
    {
      says: '«{{control}}» maydoniga topshirish kunini yozing.',
      at: { role: 'textbox', name: 'Topshirilgan sana', within: DIALOG },
      act: 'type',
      example: '01.02.2026',
    },
    {
      says: "«{{control}}» maydoniga summani so'mda yozing.",
      at: { role: 'textbox', name: 'Yakuniy qiymati', within: DIALOG },
      act: 'type',
      example: '1400000000',
    },
    {
      says: '«{{control}}» tugmasini yoki {{keys}} ni bosing.',
      at: { role: 'button', name: 'Saqlash', within: DIALOG },
      act: { keys: 'Ctrl+KeyS' },
      sees: { told: 'Muvafaqiyatli saqlandi' },
    },
  ],
  troubles: [
    {
      told: "Siz ko'rayotganingizda ma'lumot o'zgardi",
      remedy: "Boshqa xodim ham tuzatgan: oynada nima o'zgargani yozilgan. Rozi bo'lsangiz, yana saqlang.",
    },
    {
      told: 'Moderatsiya protokoli yuklanmagan',
      remedy: 'Avval tuman protokolini topshirish kerak: keyin sahifa ochiladi.',
    },
  ],
};
