import type { Chapter, Control } from '../chapter.ts';

const DIALOG: Control = { role: 'dialog', name: 'Maktab tashabbusini rad etish' };

export const rejectingAPupils: Chapter = {
  id: 'rejecting-a-pupils',
  title: "O'quvchining tashabbusini rad etish",
  when: "Maktab tashabbusi talablarga to'g'ri kelmaganda uni sababi bilan qaytarish uchun.",
  needs: [
    "Mavsum moderator ko'rib chiqadigan bosqichda bo'lsin.",
    "Ro'yxatda hali qaror qilinmagan tashabbus bo'lsin.",
  ],
  screen: 'school-initiatives',
  part: 'proposes',
  steps: [
    {
      says: "Ro'yxatdagi qatorni bosing va tashabbusni o'qing.",
      at: { role: 'row' },
      act: 'click',
      sees: { role: 'article' },
    },
    {
      says: 'Ochilgan qatordagi «{{control}}» tugmasini bosing.',
      at: { role: 'button', name: 'Rad etish', within: { role: 'article' } },
      act: 'click',
      sees: DIALOG,
    },
    {
      says: "«{{control}}» maydoniga o'quvchi tushunadigan qilib yozing: nima yetishmaydi.",
      at: { role: 'textbox', name: 'Izoh', within: DIALOG },
      act: 'type',
      example: "Xarajatlar hisobi qo'shilmagan.",
    },
    {
      says: "«{{control}}» tugmasini yoki {{keys}} ni bosing: qaror yuboriladi va keyingi qatorga o'tiladi.",
      at: { role: 'button', name: 'Rad etish', within: DIALOG },
      act: { keys: 'Ctrl+Enter' },
      sees: { told: 'Rad etish amalga oshirildi!' },
    },
  ],
  troubles: [
    {
      told: 'Majburiy maydon',
      remedy: 'Sabab yozilmagan: yozing va yana yuboring.',
    },
    {
      told: "Siz ko'rayotganingizda tashabbus o'zgardi",
      remedy: "Kimdir tashabbusni shu orada o'zgartirgan: oynada yozilganini o'qing va rozi bo'lsangiz, yana yuboring.",
    },
  ],
};
