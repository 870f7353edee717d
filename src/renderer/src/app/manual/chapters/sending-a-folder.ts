import type { Chapter, Control } from '../chapter.ts';

const FOLDER: Control = { role: 'region', name: 'Protokollar papkasi' };
const PICK: Control = { role: 'button', name: 'Papkani tanlash' };

export const sendingAFolder: Chapter = {
  id: 'sending-a-folder',
  title: "Ko'p tumanning protokolini bitta papkadan yuborish",
  when: "Tumanlarning protokollari bitta papkaga yig'ilganda ularni birga biriktirish uchun.",
  needs: ["Har bir fayl PDF bo'lsin va nomida tumanning nomi yozilgan bo'lsin."],
  screen: 'initiatives',
  part: 'administers',
  steps: [
    {
      says: '«{{control}}» tugmasini bosing: mavsumning hujjatlari ochiladi.',
      at: { role: 'button', name: 'Hujjatlar' },
      act: 'click',
      sees: PICK,
    },
    {
      says: '«{{control}}» tugmasini bosing va protokollar turgan papkani tanlang.',
      at: PICK,
      act: 'click',
      sees: FOLDER,
    },
    {
      says: "Har bir fayl yonida dastur topgan tuman yozilgan. Noaniqlarini o'zingiz tanlang, keraksizining belgisini oling.",
      at: FOLDER,
      act: 'look',
    },
    {
      says: '«{{control}}» tugmasini yoki {{keys}} ni bosing: belgilangan fayllar birin-ketin yuboriladi.',
      at: { role: 'button', name: '{{n}} tasini yuborish', within: FOLDER },
      act: { keys: 'Ctrl+Enter' },
      sees: { told: '{{n}} tadan {{m}} tasi platformada tasdiqlandi' },
    },
    {
      says: "«{{control}}» tugmasini bosing: tumanlar ro'yxatiga qaytasiz.",
      at: { role: 'button', name: 'Yopish', within: FOLDER },
      act: 'click',
      sees: PICK,
    },
  ],
  troubles: [
    {
      told: 'Ikkita mos tuman bor',
      remedy: "Fayl nomi ikki tumanga to'g'ri keladi: yonidagi ro'yxatdan keraklisini tanlang.",
    },
    {
      told: "Yuborish to'xtagan",
      remedy: 'Yuborilganlari platformada turadi. «{{control}}» tugmasini bosing: qolganlari yuboriladi.',
      at: { role: 'button', name: 'Davom ettirish' },
    },
    {
      told: 'Bor, tegilmaydi',
      remedy: "Bu tumanda protokol bor. Uni almashtirish kerak bo'lsa, pastdagi belgini yoqing.",
    },
  ],
};
