import type { Chapter } from '../chapter.ts';

export const addingAManager: Chapter = {
  id: 'adding-a-manager',
  title: "Yangi boshqaruvchini qo'shish",
  when: "Viloyat, tuman yoki mahallaga yangi xodim kelib, unga tizimga kirish huquqi kerak bo'lganda.",
  needs: ["Xodimning ismi, JSHSHIR raqami va ish joyi ma'lum bo'lsin."],
  screen: 'managers',
  steps: [
    {
      says: '«{{control}}» tugmasini bosing: yangi xodim shakli ochiladi.',
      at: { role: 'link', name: "Qo'shish" },
      act: 'click',
      sees: { role: 'textbox', name: 'F.I.Sh.' },
    },
    {
      says: '«{{control}}» maydoniga familiyasi, ismi va otasining ismini yozing.',
      at: { role: 'textbox', name: 'F.I.Sh.' },
      act: 'type',
      example: 'Aliyeva Vazira Anvar qizi',
      screen: 'managers/add',
    },
    {
      says: "«{{control}}» maydoniga qarang: xodim tumanda yoki mahallada ishlasa, shu yerda lavozimini o'zgartiring.",
      at: { role: 'combobox', name: 'Roli' },
      act: 'look',
    },
    {
      says: "«{{control}}» maydoniga pasportidagi 14 ta raqamni yozing. Oradagi bo'sh joylarni dastur o'zi qo'yadi.",
      at: { role: 'textbox', name: 'JSHSHIR' },
      act: 'type',
      example: '31210632040244',
    },
    {
      says: "«{{control}}» maydonini bosing: viloyatlar ro'yxati ochiladi.",
      at: { role: 'combobox', name: 'Viloyat' },
      act: 'click',
      sees: { role: 'option' },
    },
    {
      says: 'Xodim ishlaydigan viloyatni tanlang.',
      at: { role: 'option' },
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
      told: "JSHSHIR 14 ta raqamdan iborat bo'lishi kerak",
      remedy: 'Raqam oxirigacha yozilmagan yoki ortiqcha: pasportdan qarab tuzating.',
    },
    {
      told: "JSHSHIRning nazorat raqami mos kelmadi. Raqamni tekshirib ko'ring.",
      remedy:
        "Raqamlardan biri xato yozilgan bo'lishi mumkin: pasport bilan solishtiring. To'g'ri bo'lsa, saqlayvering.",
    },
    {
      told: 'Avval viloyatni tanlang',
      remedy: 'Tuman maydoni viloyat tanlangandan keyin ochiladi.',
    },
  ],
};
