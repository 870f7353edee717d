import type { Chapter } from '../chapter.ts';

export const acceptingARoad: Chapter = {
  id: 'accepting-a-road',
  title: "Yo'l haqidagi tashabbusni qabul qilish",
  when: "Yo'lni ta'mirlash yoki asfaltlash so'ralganda: summani dastur yo'lning turi va uzunligidan o'zi hisoblaydi.",
  needs: [
    "Tashabbus yo'l toifasida va moderator qarorini kutayotgan bo'lsin.",
    "Tuman uchun shu mavsumdagi yo'l narxi kiritilgan bo'lsin.",
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
      at: { role: 'button', name: 'Qabul qilish', within: { role: 'article' } },
      act: 'click',
      sees: { role: 'combobox', name: 'Buyurtmachi' },
    },
    {
      says: "«{{control}}» maydonini bosing: buyurtmachilar ro'yxati ochiladi.",
      at: { role: 'combobox', name: 'Buyurtmachi' },
      act: 'click',
      sees: { role: 'option' },
      screen: 'initiative/accept/:id',
    },
    {
      says: 'Ishni bajaradigan buyurtmachini tanlang.',
      at: { role: 'option' },
      act: 'click',
    },
    {
      says: "«{{control}}» maydonini bosing: yo'l turlari ochiladi.",
      at: { role: 'combobox', name: "Yo'l turi" },
      act: 'click',
      sees: { role: 'option', name: "Tuproq yo'lni asfaltlash" },
    },
    {
      says: "Yo'lga mos turni tanlang, masalan, «{{control}}»: pastda 1 km narxi chiqadi.",
      at: { role: 'option', name: "Tuproq yo'lni asfaltlash" },
      act: 'click',
    },
    {
      says: '«{{control}}» maydoniga uzunlikni metrda yozing.',
      at: { role: 'textbox', name: "Yo'l uzunligi" },
      act: 'type',
      example: '1000',
    },
    {
      says: '«{{control}}» maydoniga qarang: summa shu yerda hisoblanib turadi, uni yozish shart emas.',
      at: { role: 'textbox', name: 'Ajratilgan summa' },
      act: 'look',
    },
    {
      says: "«{{control}}» tugmasini yoki {{keys}} ni bosing: qaror yuboriladi va ro'yxatga qaytasiz.",
      at: { role: 'button', name: 'Saqlash' },
      act: { keys: 'Ctrl+KeyS' },
      sees: { told: "Ma'qullash bajarildi." },
    },
  ],
  troubles: [
    {
      told: 'Hisoblangan summa chegaradan oshdi, uzunlik qayta hisoblandi',
      remedy:
        "Eng ko'p summaga sig'adigan uzunlik qo'yildi. Rozi bo'lsangiz, saqlang: yo'lning shu qismi qabul qilinadi.",
    },
    {
      told: "Ushbu tumanda bu turdagi yo'l narxi kiritilmagan",
      remedy: "Administratordan shu tuman va mavsum uchun yo'l narxini kiritishni so'rang.",
    },
  ],
};
