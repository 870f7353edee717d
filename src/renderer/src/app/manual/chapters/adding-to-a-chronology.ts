import type { Chapter } from '../chapter.ts';

export const addingToAChronology: Chapter = {
  id: 'adding-to-a-chronology',
  title: "G'olib tashabbusning xronologiyasiga yozuv qo'shish",
  when: "G'olib loyiha bo'yicha buyurtmachi, pudratchi va ish sanalari aniqlanganda ularni kiritish uchun.",
  needs: ["Tashabbus g'olib bo'lgan bo'lsin.", "Uchta hujjat (summa, manzil va smeta) PDF fayl bo'lib tursin."],
  screen: 'initiatives',
  steps: [
    {
      says: "Ro'yxatdan g'olib tashabbusning qatorini bosing.",
      at: { role: 'row' },
      act: 'click',
      sees: { role: 'article' },
    },
    {
      says: '«{{control}}» tugmasini bosing: uning yozuvlari ochiladi.',
      at: { role: 'button', name: 'Xronologiya', within: { role: 'article' } },
      act: 'click',
      sees: { role: 'link', name: "Qo'shish" },
    },
    {
      says: '«{{control}}» tugmasini bosing.',
      at: { role: 'link', name: "Qo'shish" },
      act: 'click',
      sees: { role: 'textbox', name: 'Lot raqami' },
      screen: 'chronology/list/:initiativeId',
    },
    {
      says: '«{{control}}» maydoniga savdo lotining raqamini yozing.',
      at: { role: 'textbox', name: 'Lot raqami' },
      act: 'type',
      example: '25110007777',
      screen: 'chronology/list/:initiativeId/add',
    },
    {
      says: "«{{control}}» maydonini bosing: tashkilotlar ro'yxati ochiladi.",
      at: { role: 'combobox', name: 'Buyurtmachi' },
      act: 'click',
      sees: { role: 'option' },
    },
    {
      says: "Buyurtmachini tanlang. Ro'yxat uzun bo'lsa, nomi yoki STIR raqamini yozib qidirasiz.",
      at: { role: 'option' },
      act: 'click',
    },
    {
      says: '«{{control}}» maydoniga sanani yozing: kun, oy va yil.',
      at: { role: 'textbox', name: 'Menejer qidirilgan sana' },
      act: 'type',
      example: '21.07.2026',
    },
    {
      says: "«{{control}}» maydonini bosing: tashkilotlar ro'yxati ochiladi.",
      at: { role: 'combobox', name: 'Pudratchi' },
      act: 'click',
      sees: { role: 'option' },
    },
    {
      says: 'Pudratchini tanlang.',
      at: { role: 'option' },
      act: 'click',
    },
    {
      says: '«{{control}}» maydoniga ish tugagan kunni yozing.',
      at: { role: 'textbox', name: 'Tugatilgan sana' },
      act: 'type',
      example: '30.08.2026',
    },
    {
      says: "«{{control}}» maydoniga summani so'mda yozing.",
      at: { role: 'textbox', name: 'Yakuniy summa' },
      act: 'type',
      example: '480000000',
    },
    {
      says: '«{{control}}» joyini bosing va kompyuterdan PDF faylni tanlang.',
      at: { role: 'button', name: 'Yakuniy summa hujjati', begins: true },
      act: 'click',
      sees: { told: 'Yuborildi' },
    },
    {
      says: '«{{control}}» joyiga ham shunday fayl tanlang.',
      at: { role: 'button', name: 'Manzilli hujjat', begins: true },
      act: 'click',
      sees: { told: 'Yuborildi', times: 2 },
    },
    {
      says: '«{{control}}» joyiga ham.',
      at: { role: 'button', name: 'Smeta hujjati', begins: true },
      act: 'click',
      sees: { told: 'Yuborildi', times: 3 },
    },
    {
      says: "«{{control}}» tugmasini yoki {{keys}} ni bosing: yozuv ro'yxatga qo'shiladi.",
      at: { role: 'button', name: 'Saqlash' },
      act: { keys: 'Ctrl+KeyS' },
      sees: { told: 'Muvafaqiyatli saqlandi' },
    },
  ],
  troubles: [
    {
      told: 'Majburiy maydopn.',
      remedy: "Shu maydon bo'sh qolgan: hammasini to'ldiring, keyin yana saqlang.",
    },
    {
      told: 'Havoladagi mavsum bu tashabbusniki emas',
      remedy: "Sahifa eski havola bilan ochilgan: ro'yxatga qaytib, tashabbusning qatoridan kiring.",
    },
  ],
};
