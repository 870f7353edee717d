import type { Chapter, Control } from '../chapter.ts';

const FILES: Control = { role: 'dialog', name: 'Excel fayllar' };
const DIALOG: Control = { role: 'dialog', name: 'Mahallalarni yuklash' };

export const importingQuarters: Chapter = {
  id: 'importing-quarters',
  title: 'Mahallalarni Excel faylidan yuklash',
  when: "Ko'p mahallaning ma'lumotini bittalab emas, jadval bilan birga yangilash uchun.",
  needs: [
    'Excel faylining birinchi qatorida ustunlarning nomi tursin.',
    "Viloyat va tuman nomi dasturdagidek yozilgan bo'lsin.",
  ],
  screen: 'quarters',
  part: 'administers',
  steps: [
    {
      says: '«{{control}}» tugmasini bosing.',
      at: { role: 'button', name: 'Excel fayllar' },
      act: 'click',
      sees: FILES,
    },
    {
      says: 'Mahallalar qatoridagi «{{control}}» tugmasini bosing. Boshqa jadvallar ham xuddi shunday yuklanadi.',
      at: { role: 'button', of: 'Mahallalar', name: 'Yuklash', within: FILES },
      act: 'click',
      sees: DIALOG,
    },
    {
      says: '«{{control}}» joyini bosing va Excel faylini tanlang.',
      at: { role: 'button', name: 'Faylni shu yerga tashlang yoki tanlang', begins: true, within: DIALOG },
      act: 'click',
      sees: { role: 'table', within: DIALOG },
    },
    {
      says: "Faylning boshi jadval bo'lib ko'rinadi: ustunlar o'z joyida ekanini tekshiring.",
      at: { role: 'table', within: DIALOG },
      act: 'look',
    },
    {
      says: "«{{control}}» tugmasini bosing: nechta qator o'tgani yoziladi.",
      at: { role: 'button', name: 'Yuklash', within: DIALOG },
      act: 'click',
      sees: { told: 'Amaliyot muvaffaqiyatli bajarildi!' },
    },
  ],
  troubles: [
    {
      told: "Fayl qabul qilindi, lekin ayrim qatorlar o'tmadi.",
      remedy: "Pastda o'tmagan qatorlar sababi bilan turadi: faylda faqat o'shalarni tuzatib, yana yuklang.",
    },
    {
      told: "Faylni o'qib bo'lmadi.",
      remedy: "Fayl Excelda ochiq turgan yoki buzilgan bo'lishi mumkin: uni yopib, yana tanlang.",
    },
  ],
};
