import type { Chapter, Control } from '../chapter.ts';

const STATUSES = { role: 'radiogroup', name: 'Holati' } as const;
const ANSWER: Control = { role: 'dialog', name: 'Murojaatga javob berish' };
const TEMPLATES: Control = { role: 'listbox', name: 'Javob shablonlari' };

export const answeringAnAppeal: Chapter = {
  id: 'answering-an-appeal',
  title: 'Murojaatga shablon bilan javob berish',
  when: 'Fuqaroning yangi murojaatiga tayyor matn asosida javob yozish uchun.',
  needs: ["Kamida bitta yangi murojaat bo'lsin.", "Javob shablonlari oldindan yozilgan bo'lsin."],
  screen: 'appeals',
  part: 'administers',
  steps: [
    {
      says: 'Javob kutayotganlarini qoldiring: «{{control}}» tugmasini bosing.',
      at: { role: 'radio', name: 'Yangi', within: STATUSES },
      act: 'click',
      sees: { role: 'radio', name: 'Yangi', within: STATUSES, checked: true },
    },
    {
      says: "Murojaat qatorini bosing: savolning to'liq matni ochiladi.",
      at: { role: 'row' },
      act: 'click',
      sees: { role: 'region', name: 'Javob' },
    },
    {
      says: "Savolni o'qing va «{{control}}» tugmasini bosing.",
      at: { role: 'button', name: 'Javob berish', within: { role: 'article' } },
      act: 'click',
      sees: ANSWER,
    },
    {
      says: 'Matn maydonining tepasidagi «{{control}}» tugmasini bosing.',
      at: { role: 'button', name: "Shablondan qo'yish", within: ANSWER },
      act: 'click',
      sees: TEMPLATES,
    },
    {
      says: "Mos shablonni tanlang: muallif ismi va murojaat raqami matnga o'zi qo'yiladi.",
      at: { role: 'option', within: TEMPLATES },
      act: 'click',
      sees: { role: 'textbox', name: 'Javob', within: ANSWER },
    },
    {
      says: "«{{control}}» maydonidagi matnni o'qing va kerakli gapni qo'shing.",
      at: { role: 'textbox', name: 'Javob', within: ANSWER },
      act: 'type',
      example: "Savolingiz bo'lsa, yana yozing.",
    },
    {
      says: '«{{control}}» tugmasini bosing yoki {{keys}} dan foydalaning: javob fuqaroga yuboriladi.',
      at: { role: 'button', name: 'Javob yuborish', within: ANSWER },
      act: { keys: 'Ctrl+Enter' },
      sees: { told: "Murojatga javob yo'llandi." },
    },
  ],
  troubles: [
    {
      told: 'Majburiy maydon',
      remedy: "Javob bo'sh qolgan: matn yozing yoki shablon tanlang, keyin yana yuboring.",
    },
    {
      told: 'Saqlanmagan matn topildi ({{time}})',
      remedy: 'Bu murojaatga avval boshlagan javobingiz saqlangan. Davom ettirish yoki tashlab yuborishni tanlang.',
    },
    {
      told: "Shablonlar yo'q",
      remedy: "Administrator hali shablon yozmagan: javobni o'zingiz yozing.",
    },
  ],
};
