import type { Chapter } from '../chapter.ts';

export const changingAQuarter: Chapter = {
  id: 'changing-a-quarter',
  title: "Mahalla ma'lumotini o'zgartirish",
  when: "Mahallaning aholisi, moliyaviy holati yoki raqamlari o'zgarganda.",
  needs: ["Mahallaning yangi ma'lumoti hujjatda bo'lsin."],
  screen: 'quarters',
  steps: [
    {
      says: "Mahallaning qatoridagi «{{control}}» tugmasini bosing. Ro'yxat uzun bo'lsa, avval viloyat va tumanni tanlang.",
      at: { role: 'link', name: 'Tahrirlash', begins: true, within: { role: 'row' } },
      act: 'click',
      sees: { role: 'textbox', name: 'Aholi soni' },
    },
    {
      says: '«{{control}}» maydoniga yangi sonni yozing.',
      at: { role: 'textbox', name: 'Aholi soni' },
      act: 'type',
      example: '4218',
      anew: true,
      screen: 'quarters/:id',
    },
    {
      says: '«{{control}}» maydonini bosing.',
      at: { role: 'combobox', name: 'Moliyaviy holati' },
      act: 'click',
      sees: { role: 'option', name: "Og'ir" },
    },
    {
      says: 'Mosini tanlang, masalan, «{{control}}».',
      at: { role: 'option', name: "Og'ir" },
      act: 'click',
    },
    {
      says: "«{{control}}» tugmasini yoki {{keys}} ni bosing: ro'yxatga qaytasiz.",
      at: { role: 'button', name: 'Saqlash' },
      act: { keys: 'Ctrl+KeyS' },
      sees: { told: 'Muvafaqiyatli saqlandi' },
    },
  ],
  troubles: [
    {
      told: "Mahalla yuklanmadi. Qayta urinib ko'ring",
      remedy: '«{{control}}» tugmasini bosing: mahalla qaytadan yuklanadi.',
      at: { role: 'button', name: 'Qayta urinish' },
    },
    {
      told: 'Majburiy maydon',
      remedy: "Qizil belgilangan maydon bo'sh qolgan: to'ldiring va yana saqlang.",
    },
  ],
};
