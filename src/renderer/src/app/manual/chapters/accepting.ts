import type { Chapter } from '../chapter.ts';

export const accepting: Chapter = {
  id: 'accepting',
  title: 'Tashabbusni qabul qilish',
  when: "Tashabbus talablarga mos bo'lganda unga summa va buyurtmachi belgilab, qabul qilish uchun.",
  needs: ["Tashabbus moderator qarorini kutayotgan bo'lsin.", "Buyurtmachining nomi yoki STIR raqami ma'lum bo'lsin."],
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
      says: 'Ochilgan qatordagi «{{control}}» tugmasini bosing: qabul qilish shakli ochiladi.',
      at: { role: 'button', name: 'Qabul qilish', within: { role: 'article' } },
      act: 'click',
      sees: { role: 'combobox', name: 'Buyurtmachi' },
    },
    {
      says: '«{{control}}» maydonini bosing va nomini yoki STIR raqamini yozib qidiring.',
      at: { role: 'combobox', name: 'Buyurtmachi' },
      act: 'click',
      sees: { role: 'option' },
      screen: 'initiative/accept/:id',
    },
    {
      says: 'Topilgan buyurtmachini tanlang.',
      at: { role: 'option' },
      act: 'click',
    },
    {
      says: "«{{control}}» maydoniga summani so'mda yozing. U so'ralganidan ham, eng ko'p summadan ham oshmasin.",
      at: { role: 'textbox', name: 'Ajratilgan summa' },
      act: 'type',
      example: '250000000',
    },
    {
      says: '«{{control}}» maydoniga qarorning asosini yozing.',
      at: { role: 'textbox', name: 'Izoh' },
      act: 'type',
      example: 'Hujjatlar tartibda.',
    },
    {
      says: "«{{control}}» tugmasini yoki {{keys}} ni bosing: qaror yuboriladi va ro'yxat qoldirgan joyingizda ochiladi.",
      at: { role: 'button', name: 'Saqlash' },
      act: { keys: 'Ctrl+KeyS' },
      sees: { told: "Ma'qullash bajarildi." },
    },
  ],
  troubles: [
    {
      told: 'Majburiy maydon',
      remedy: "Qizil belgilangan maydon bo'sh qolgan: to'ldiring va yana yuboring. Yozganlaringiz joyida turadi.",
    },
    {
      told: "Qiymat 0 dan katta bo'lishi kerak",
      remedy: 'Summani raqam bilan yozing yoki «{{control}}» tugmasini bosing.',
      at: { role: 'button', name: "So'ralgan summani qo'yish" },
    },
  ],
};
