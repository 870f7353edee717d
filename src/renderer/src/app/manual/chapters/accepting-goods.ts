import type { Chapter, Control } from '../chapter.ts';

const REGISTRY: Control = { role: 'dialog', name: 'Jihozlar reyestri' };

export const acceptingGoods: Chapter = {
  id: 'accepting-goods',
  title: "Jihozlar reyestrini to'g'rilab, tashabbusni qabul qilish",
  when: "Tashabbusda jihoz so'ralganda uning soni va narxini tekshirish, keyin qabul qilish uchun.",
  needs: ["Tashabbus jihoz sotib olish haqida va moderator qarorini kutayotgan bo'lsin."],
  screen: 'initiatives',
  part: 'proposes',
  steps: [
    {
      says: "Ro'yxatdagi qatorni bosing va tashabbusni o'qing.",
      at: { role: 'row' },
      act: 'click',
      sees: { role: 'article' },
    },
    {
      says: "«{{control}}» tugmasini bosing: so'ralgan jihozlar jadvali ochiladi.",
      at: { role: 'button', name: 'Jihozlar reyestri', within: { role: 'article' } },
      act: 'click',
      sees: { role: 'table', name: 'Jihozlar reyestri', within: REGISTRY },
    },
    {
      says: "Jadvaldagi «{{control}}» katagiga to'g'ri sonni yozing: eskisi o'rniga tushadi. Pastda summa qayta hisoblanadi.",
      at: { role: 'textbox', of: true, name: 'Ajratilgan soni', within: REGISTRY },
      act: 'type',
      example: '1',
      anew: true,
    },
    {
      says: '«{{control}}» tugmasini yoki {{keys}} ni bosing.',
      at: { role: 'button', name: 'Saqlash', within: REGISTRY },
      act: { keys: 'Ctrl+KeyS' },
      sees: { told: 'Muvafaqiyatli saqlandi' },
    },
    {
      says: 'Endi «{{control}}» tugmasini bosing: qabul qilish shakli ochiladi.',
      at: { role: 'button', name: 'Qabul qilish', within: { role: 'article' } },
      act: 'click',
      sees: { role: 'combobox', name: 'Buyurtmachi' },
    },
    {
      says: "«{{control}}» maydonini bosing: buyurtmachilar ro'yxati ochiladi.",
      at: { role: 'combobox', name: 'Buyurtmachi' },
      act: 'click',
      sees: { role: 'option' },
      screen: 'initiative/accept/:id',
    },
    {
      says: 'Jihozni oladigan buyurtmachini tanlang.',
      at: { role: 'option' },
      act: 'click',
    },
    {
      says: '«{{control}}» maydoniga qarang: summa reyestrdan olinadi.',
      at: { role: 'textbox', name: 'Ajratilgan summa' },
      act: 'look',
    },
    {
      says: '«{{control}}» tugmasini yoki {{keys}} ni bosing: qaror yuboriladi.',
      at: { role: 'button', name: 'Saqlash' },
      act: { keys: 'Ctrl+KeyS' },
      sees: { told: "Ma'qullash bajarildi." },
    },
  ],
  troubles: [
    {
      told: "Siz tahrirlayotganingizda reyestr o'zgardi",
      remedy: "Boshqa xodim ham tuzatgan: uning o'zgarishi jadvalga qo'shildi. Ko'rib chiqing va qayta saqlang.",
    },
    {
      told: "Mahsulotlar reyestrini o'qib bo'lmadi.",
      remedy: '«{{control}}» tugmasini bosing: reyestr qaytadan yuklanadi.',
      at: { role: 'button', name: 'Qayta urinish' },
    },
  ],
};
