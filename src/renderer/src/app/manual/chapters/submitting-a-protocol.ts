import type { Chapter, Control } from '../chapter.ts';

const FILE: Control = { role: 'button', name: 'Protokol fayli', begins: true };

export const submittingAProtocol: Chapter = {
  id: 'submitting-a-protocol',
  title: 'Tumanning protokolini topshirish',
  when: "Moderatsiya natijalari bo'yicha tuman protokolini mavsumga biriktirish uchun.",
  needs: ["Imzolangan protokol kompyuterda PDF fayl bo'lib tursin.", "Tuman protokoli hali topshirilmagan bo'lsin."],
  screen: 'initiatives',
  part: 'proposes',
  steps: [
    {
      says: '«{{control}}» tugmasini bosing: mavsumning hujjatlari ochiladi.',
      at: { role: 'button', name: 'Hujjatlar' },
      act: 'click',
      sees: FILE,
    },
    {
      says: "«{{control}}» joyini bosing va kompyuterdan PDF faylni tanlang. Faylni sichqoncha bilan shu yerga tashlasa ham bo'ladi.",
      at: FILE,
      act: 'click',
      sees: { told: 'Yuborildi' },
    },
    {
      says: "Fayl to'g'riligini tekshiring: saqlangach, uni almashtirib bo'lmaydi. Keyin «{{control}}» tugmasini yoki {{keys}} ni bosing.",
      at: { role: 'button', name: 'Saqlash' },
      act: { keys: 'Ctrl+KeyS' },
      sees: { told: 'Muvoffaqiyatli yuklandi' },
    },
  ],
  troubles: [
    {
      told: 'Fayl turi mos kelmaydi. Kerakli tur: {{kinds}}.',
      remedy: "Protokol faqat PDF bo'ladi: boshqa dasturda saqlangan bo'lsa, uni PDF qilib saqlang.",
    },
    {
      told: "Protokol avval yuklanganmi, tekshirib bo'lmadi.",
      remedy: 'Aloqa uzilgan: «{{control}}» tugmasini bosing.',
      at: { role: 'button', name: 'Qayta tekshirish' },
    },
  ],
};
