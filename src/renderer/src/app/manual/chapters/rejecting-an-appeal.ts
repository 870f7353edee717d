import type { Chapter, Control } from '../chapter.ts';

const STATUSES = { role: 'radiogroup', name: 'Holati' } as const;
const DIALOG: Control = { role: 'dialog', name: 'Murojaatni rad etish' };

export const rejectingAnAppeal: Chapter = {
  id: 'rejecting-an-appeal',
  title: 'Murojaatni rad etish',
  when: "Murojaat haqoratli yoki platformaga tegishli bo'lmaganda uni sababi bilan yopish uchun.",
  needs: ["Kamida bitta yangi murojaat bo'lsin."],
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
      says: "Murojaat qatorini bosing va savolni o'qing.",
      at: { role: 'row' },
      act: 'click',
      sees: { role: 'region', name: 'Javob' },
    },
    {
      says: '«{{control}}» tugmasini bosing.',
      at: { role: 'button', name: 'Rad etish', within: { role: 'article' } },
      act: 'click',
      sees: DIALOG,
    },
    {
      says: '«{{control}}» maydoniga sababni fuqaro tushunadigan qilib yozing.',
      at: { role: 'textbox', name: 'Rad etish sababi', within: DIALOG },
      act: 'type',
      example: 'Murojaat ovoz berishga tegishli emas.',
    },
    {
      says: '«{{control}}» tugmasini yoki {{keys}} ni bosing.',
      at: { role: 'button', name: 'Rad etish', within: DIALOG },
      act: { keys: 'Ctrl+Enter' },
      sees: { told: 'Muvofaqiyatli rad etildi' },
    },
  ],
  troubles: [
    {
      told: 'Majburiy maydon',
      remedy: 'Sabab yozilmagan: yozing va yana yuboring.',
    },
  ],
};
