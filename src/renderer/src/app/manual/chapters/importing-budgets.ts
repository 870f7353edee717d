import type { Chapter } from '../chapter.ts';

export const importingBudgets: Chapter = {
  id: 'importing-budgets',
  title: 'Tumanlarning budjetini kiritish',
  when: 'Mavsum boshida har bir tumanga ajratilgan summani kiritish uchun.',
  needs: ["Excel faylida viloyat, tuman va summa ustunlari bo'lsin."],
  screen: 'district-budget',
  steps: [
    {
      says: "«{{control}}» maydonini bosing: mavsumlar ro'yxati ochiladi.",
      at: { role: 'combobox', name: 'Mavsum' },
      act: 'click',
      sees: { role: 'option' },
    },
    {
      says: 'Summa qaysi mavsumniki ekanini tanlang.',
      at: { role: 'option' },
      act: 'click',
    },
    {
      says: '«{{control}}» joyini bosing va Excel faylini tanlang.',
      at: { role: 'button', name: 'Faylni shu yerga tashlang yoki tanlang', begins: true },
      act: 'click',
      sees: { role: 'table' },
    },
    {
      says: 'Jadvaldagi summalarni tekshiring va «{{control}}» tugmasini yoki {{keys}} ni bosing.',
      at: { role: 'button', name: 'Yuklash' },
      act: { keys: 'Ctrl+Enter' },
      sees: { told: 'Amaliyot muvaffaqiyatli bajarildi!' },
    },
  ],
  troubles: [
    {
      told: 'Majburiy maydon!',
      remedy: 'Mavsum yoki fayl tanlanmagan: tanlang va yana yuboring.',
    },
    {
      told: "Fayl qabul qilindi, lekin ayrim qatorlar o'tmadi.",
      remedy: "Tuman nomi dasturdagidan boshqacha yozilgan: o'tmagan qatorlarni tuzatib, yana yuklang.",
    },
  ],
};
