import type { Chapter, Control } from '../chapter.ts';

const DIALOG: Control = { role: 'dialog', name: 'Tashabbusni rad etish' };

export const rejecting: Chapter = {
  id: 'rejecting',
  title: 'Tashabbusni sababi bilan rad etish',
  when: "Tashabbus talablarga to'g'ri kelmaganda uning muallifiga sababini yozib, rad etish uchun.",
  needs: [
    "Tashabbus moderator qarorini kutayotgan bo'lsin.",
    "Tasdiqlovchi hujjat talab qiladigan sabablar uchun PDF fayl tayyor bo'lsin.",
  ],
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
      says: 'Ochilgan qatordagi «{{control}}» tugmasini bosing.',
      at: { role: 'button', name: 'Rad etish', within: { role: 'article' } },
      act: 'click',
      sees: DIALOG,
    },
    {
      says: "«{{control}}» maydonini bosing: sabablar ro'yxati ochiladi.",
      at: { role: 'combobox', name: 'Rad etish sababi', within: DIALOG },
      act: 'click',
      sees: { role: 'option' },
    },
    {
      says: "Mos sababni tanlang. Oxirida hujjat talab etilishi yozilgan sabablarga PDF fayl ham qo'shiladi.",
      at: { role: 'option' },
      act: 'click',
    },
    {
      says: '«{{control}}» maydoniga muallif tushunadigan qilib yozing: nima yetishmaydi va nimani tuzatish kerak.',
      at: { role: 'textbox', name: 'Izoh', within: DIALOG },
      act: 'type',
      example: 'Loyihaning smetasi ilova qilinmagan.',
    },
    {
      says: "Hujjat talab etilsa, «{{control}}» joyini bosing va PDF faylni tanlang. Talab etilmasa, bo'sh qoldirasiz.",
      at: { role: 'button', name: 'Asoslovchi hujjat', begins: true, within: DIALOG },
      act: 'click',
      sees: { told: 'Yuborildi' },
    },
    {
      says: '«{{control}}» tugmasini yoki {{keys}} ni bosing: rad etish yuboriladi.',
      at: { role: 'button', name: 'Rad etish', within: DIALOG },
      act: { keys: 'Ctrl+Enter' },
      sees: { told: 'Rad etish amalga oshirildi!' },
    },
  ],
  troubles: [
    {
      told: 'Majburiy maydon',
      remedy: "Shu maydon bo'sh qolgan yoki sabab fayl talab qiladi: to'ldiring va yana yuboring.",
    },
    {
      told: "Siz ko'rayotganingizda tashabbus o'zgardi",
      remedy:
        "Kimdir tashabbusni shu orada o'zgartirgan: nima o'zgargani oynada yozilgan. O'qing va rozi bo'lsangiz, yana yuboring.",
    },
    {
      told: 'Qaror allaqachon qabul qilingan',
      remedy: "Boshqa xodim ulgurgan. Oynani yoping va keyingi tashabbusga o'ting.",
    },
  ],
};
