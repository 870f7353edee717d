import type { Chapter } from '../chapter.ts';

export const addingACustomer: Chapter = {
  id: 'adding-a-customer',
  title: "Yangi buyurtmachini qo'shish",
  when: "Tashabbusni qabul qilishda kerakli buyurtmachi ro'yxatdan topilmaganda.",
  needs: ["Buyurtmachining to'liq nomi, STIR raqami va turi ma'lum bo'lsin."],
  screen: 'customers',
  steps: [
    {
      says: '«{{control}}» tugmasini bosing: yangi buyurtmachi shakli ochiladi.',
      at: { role: 'link', name: "Qo'shish" },
      act: 'click',
      sees: { role: 'textbox', name: 'Nomi' },
    },
    {
      says: "«{{control}}» maydoniga tashkilotning to'liq nomini yozing.",
      at: { role: 'textbox', name: 'Nomi' },
      act: 'type',
      example: 'Namuna obodonlashtirish boshqarmasi',
      screen: 'customers/add',
    },
    {
      says: '«{{control}}» maydoniga uning soliq raqamini yozing.',
      at: { role: 'textbox', name: 'STIR' },
      act: 'type',
      example: '309876543',
    },
    {
      says: "«{{control}}» maydonini bosing: turlar ro'yxati ochiladi.",
      at: { role: 'combobox', name: 'Turi' },
      act: 'click',
      sees: { role: 'option' },
    },
    {
      says: "Tashkilotga to'g'ri keladigan turni tanlang.",
      at: { role: 'option' },
      act: 'click',
    },
    {
      says: "«{{control}}» tugmasini yoki {{keys}} ni bosing: ro'yxatga qaytasiz va yangi buyurtmachi unda turadi.",
      at: { role: 'button', name: 'Saqlash' },
      act: { keys: 'Ctrl+KeyS' },
      sees: { told: 'Muvafaqiyatli saqlandi' },
    },
  ],
  troubles: [
    {
      told: 'Majburiy maydon',
      remedy: "Qizil belgilangan maydon bo'sh qolgan: to'ldiring va yana saqlang.",
    },
    {
      told: "STIR odatda 9 ta raqamdan iborat. Raqamni tekshirib ko'ring.",
      remedy: "Bu faqat ogohlantirish. Raqamni hujjat bilan solishtiring: to'g'ri bo'lsa, saqlayvering.",
    },
  ],
};
