import type { Chapter, Control } from '../chapter.ts';

const DIALOG: Control = { role: 'dialog', name: 'Boshqaruvchilarni Exceldan yuklash' };

export const importingManagers: Chapter = {
  id: 'importing-managers',
  title: "Boshqaruvchilar ro'yxatini Excel faylidan yuklash",
  when: "Yangi mavsumda ko'p xodimga birdan kirish huquqi berish uchun.",
  needs: ["Excel faylida xodimlarning ismi, JSHSHIR raqami va ish joyi yozilgan bo'lsin."],
  screen: 'managers',
  steps: [
    {
      says: '«{{control}}» tugmasini bosing.',
      at: { role: 'button', name: 'Excel' },
      act: 'click',
      sees: { role: 'menuitem', name: 'Exceldan yuklash' },
    },
    {
      says: '«{{control}}» bandini tanlang.',
      at: { role: 'menuitem', name: 'Exceldan yuklash' },
      act: 'click',
      sees: DIALOG,
    },
    {
      says: 'Fayl kimlarniki ekanini belgilang, masalan, «{{control}}».',
      at: { role: 'radio', name: 'Viloyat boshqaruvi', within: DIALOG },
      act: 'click',
      sees: { role: 'radio', name: 'Viloyat boshqaruvi', within: DIALOG, checked: true },
    },
    {
      says: '«{{control}}» joyini bosing va Excel faylini tanlang.',
      at: { role: 'button', name: 'Faylni shu yerga tashlang yoki tanlang', begins: true, within: DIALOG },
      act: 'click',
      sees: { role: 'table', within: DIALOG },
    },
    {
      says: 'Jadvaldagi ustunlarni tekshiring va «{{control}}» tugmasini bosing.',
      at: { role: 'button', name: 'Yuklash', within: DIALOG },
      act: 'click',
      sees: { told: 'Amaliyot muvaffaqiyatli bajarildi!' },
    },
  ],
  troubles: [
    {
      told: "Faylda yo'q: {{columns}}.",
      remedy:
        "Fayl boshqa ro'yxatniki bo'lishi mumkin: yuqorida boshqa ro'yxatni belgilang yoki ustunni faylga qo'shing.",
    },
    {
      told: 'Birorta ham qator qabul qilinmadi.',
      remedy: 'Pastda har bir qatorning sababi yozilgan: faylni tuzatib, yana yuklang.',
    },
  ],
};
