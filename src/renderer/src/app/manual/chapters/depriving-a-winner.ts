import type { Chapter, Control } from '../chapter.ts';

const DIALOG: Control = { role: 'dialog', name: 'Goliblikdan mahrum qilish' };

export const deprivingAWinner: Chapter = {
  id: 'depriving-a-winner',
  title: "Tashabbusni g'oliblikdan mahrum qilish",
  when: "G'olib tanlov shartlarini buzgani aniqlanganda.",
  needs: ["Tashabbus g'olib bo'lgan bo'lsin.", "Asos bo'ladigan hujjat bo'lsa, uning PDF fayli kompyuterda tursin."],
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
      says: 'Ochilgan qatordagi «{{control}}» tugmasini bosing.',
      at: { role: 'button', name: 'Goliblikdan mahrum qilish', within: { role: 'article' } },
      act: 'click',
      sees: DIALOG,
    },
    {
      says: '«{{control}}» maydoniga sababini yozing.',
      at: { role: 'textbox', name: 'Izoh', within: DIALOG },
      act: 'type',
      example: "G'olib tanlov shartlarini buzgan.",
    },
    {
      says: "Hujjat bo'lsa, «{{control}}» joyini bosing va PDF faylni tanlang.",
      at: { role: 'button', name: 'Asoslovchi hujjat', begins: true, within: DIALOG },
      act: 'click',
      sees: { told: 'Yuborildi' },
    },
    {
      says: "«{{control}}» tugmasini yoki {{keys}} ni bosing: tashabbus g'oliblar ro'yxatidan chiqadi.",
      at: { role: 'button', name: 'Mahrum qilish', within: DIALOG },
      act: { keys: 'Ctrl+Enter' },
      sees: { told: 'Tashabbus goliblikdan mahrum etildi.' },
    },
  ],
  troubles: [
    {
      told: "Tashabbusning g'olibligi bekor qilinsinmi?",
      remedy: 'Bu boshqa amal: «{{control}}» tugmasi tashabbusni faqat oldingi bosqichga qaytaradi, jazo emas.',
      at: { role: 'button', name: "G'oliblikni bekor qilish" },
    },
    {
      told: 'Majburiy maydon',
      remedy: 'Sabab yozilmagan: yozing va yana yuboring.',
    },
  ],
};
