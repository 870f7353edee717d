import type { Chapter, Control } from '../chapter.ts';

const DIALOG: Control = { role: 'dialog', name: 'Yangi javob shabloni' };
const TEXT: Control = { role: 'textbox', name: 'Shablon matni', within: DIALOG };

export const writingATemplate: Chapter = {
  id: 'writing-a-template',
  title: 'Javob shablonini yozish',
  when: "Fuqarolar tez-tez beradigan savolga har safar qaytadan yozmaslik uchun tayyor matn qo'shganda.",
  needs: ["Qanday matn yozishingizni oldindan o'ylab qo'ygan bo'ling."],
  screen: 'answer-templates',
  steps: [
    {
      says: '«{{control}}» tugmasini bosing.',
      at: { role: 'button', name: "Qo'shish" },
      act: 'click',
      sees: DIALOG,
    },
    {
      says: '«{{control}}» maydoniga matnning boshini yozing.',
      at: TEXT,
      act: 'type',
      example: 'Hurmatli',
    },
    {
      says: "«{{control}}» tugmasini bosing: matnga belgi qo'yiladi, javob yozilayotganda uning o'rniga fuqaroning ismi chiqadi.",
      at: { role: 'button', name: 'Muallif ismi', within: DIALOG },
      act: 'click',
    },
    {
      says: '«{{control}}» maydonida matnni oxirigacha yozing.',
      at: TEXT,
      act: 'type',
      example: 'murojaatingiz uchun rahmat.',
    },
    {
      says: '«{{control}}» tugmasini yoki {{keys}} ni bosing: endi uni murojaatga javob yozayotgan har bir xodim tanlashi mumkin.',
      at: { role: 'button', name: 'Saqlash', within: DIALOG },
      act: { keys: 'Ctrl+KeyS' },
      sees: { told: 'Muvofaqqiyatli yaratildi!' },
    },
  ],
  troubles: [
    {
      told: 'Majburiy maydon',
      remedy: "Matn bo'sh qolgan: yozing va yana saqlang.",
    },
    {
      told: 'Saqlanmagan matn topildi ({{time}})',
      remedy: 'Avval boshlagan matningiz saqlanib qolgan. Davom ettirish yoki tashlab yuborishni tanlang.',
    },
  ],
};
