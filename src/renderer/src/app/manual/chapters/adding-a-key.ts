import type { Chapter } from '../chapter.ts';

export const addingAKey: Chapter = {
  id: 'adding-a-key',
  title: "O'quvchilar uchun maxfiy kalit qo'shish",
  when: "Maktab o'quvchilari mavsumda ovoz berishi uchun ularga beriladigan kalitni kiritganda.",
  needs: ["Kalit beriladigan mavsum oldindan ochilgan bo'lsin."],
  screen: 'school/secret-keys',
  steps: [
    {
      says: '«{{control}}» tugmasini bosing: yangi kalit shakli ochiladi.',
      at: { role: 'link', name: "Qo'shish" },
      act: 'click',
      sees: { role: 'textbox', name: 'Maxfiy kalit' },
    },
    {
      says: "«{{control}}» maydonini bosing: mavsumlar ro'yxati ochiladi.",
      at: { role: 'combobox', name: 'Mavsum' },
      act: 'click',
      sees: { role: 'option' },
      screen: 'school/secret-keys/add',
    },
    {
      says: 'Kalit qaysi mavsumga tegishli ekanini tanlang.',
      at: { role: 'option' },
      act: 'click',
    },
    {
      says: '«{{control}}» maydoniga kalitni xatosiz yozing: keyin uni hech kimga aytmang.',
      at: { role: 'textbox', name: 'Maxfiy kalit' },
      act: 'type',
      example: '7305186429',
    },
    {
      says: "«{{control}}» tugmasini yoki {{keys}} ni bosing: ro'yxatga qaytasiz va yangi kalit unda turadi.",
      at: { role: 'button', name: 'Saqlash' },
      act: { keys: 'Ctrl+KeyS' },
      sees: { told: 'Muvafaqiyatli saqlandi' },
    },
  ],
  troubles: [
    {
      told: 'Majburiy maydon',
      remedy: "Mavsum tanlanmagan yoki kalit yozilmagan: to'ldiring va yana saqlang.",
    },
    {
      told: 'Kalit topilmadi',
      remedy: "Tanlangan mavsumda hali kalit kiritilmagan: boshqa mavsumni tanlang yoki yangi kalit qo'shing.",
    },
  ],
};
