import type { Chapter } from '../chapter.ts';

export const savingAReport: Chapter = {
  id: 'saving-a-report',
  title: 'Choraklik hisobotni Excel fayliga saqlash',
  when: "Tumanlarning choraklik hisobotlari qaysi biri topshirilganini jadvalda ko'rish uchun.",
  needs: ["Qaysi yilning hisoboti kerakligi ma'lum bo'lsin."],
  screen: 'quarter-reports',
  steps: [
    {
      says: "«{{control}}» maydonini bosing: yillar ro'yxati ochiladi.",
      at: { role: 'combobox', name: 'Yil' },
      act: 'click',
      sees: { role: 'option' },
    },
    {
      says: "Kerakli yilni tanlang. Yonidagi maydonda chorakni ham shunday o'zgartirasiz.",
      at: { role: 'option' },
      act: 'click',
    },
    {
      says: '«{{control}}» tugmasini bosing: fayl kompyuterga saqlanadi.',
      at: { role: 'button', name: 'Excelga yuklab olish' },
      act: 'click',
      sees: { told: 'Fayl saqlandi' },
    },
    {
      says: '«{{control}}» tugmasini bosing: fayl turgan papka ochiladi.',
      at: { role: 'button', name: "Papkada ko'rsatish" },
      act: 'click',
    },
  ],
  troubles: [
    {
      told: 'Hisobot topilmadi',
      remedy: 'Bu yil va chorakda hali hisobot topshirilmagan: boshqa yil yoki chorakni tanlang.',
    },
    {
      told: "Excelga tuman filtri qo'llanmaydi: viloyatning barcha hisobotlari saqlanadi.",
      remedy: 'Bu xato emas: faylda viloyatning hamma tumanlari turadi, keraklisini fayl ichidan toping.',
    },
  ],
};
