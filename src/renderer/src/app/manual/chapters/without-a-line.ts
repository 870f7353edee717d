import type { Chapter } from '../chapter.ts';

export const withoutALine: Chapter = {
  id: 'without-a-line',
  title: 'Internet uzilib qolganda ishlash',
  when: 'Platforma bilan aloqa uzilganda nima qilish mumkinligini bilish uchun.',
  needs: ["Sahifa aloqa uzilmasdan oldin ochilgan bo'lsin."],
  screen: 'initiatives',
  steps: [
    {
      says: "Aloqa uzilsa, oynaning tepasida xabar chiqadi. «{{control}}» maydoniga yozib ko'ring: yangi ro'yxat kelmaydi.",
      at: { role: 'searchbox', name: 'ID, mavzu, muallif' },
      act: 'type',
      example: 'maktab',
      sees: { role: 'button', name: 'Qayta urinish' },
    },
    {
      says: "Dastur o'zi qayta ulanadi. Kutmaslik uchun «{{control}}» tugmasini bosasiz. Ochiq turgan ma'lumot ekranda qoladi, yozganingiz saqlanadi.",
      at: { role: 'button', name: 'Qayta urinish' },
      act: 'look',
    },
    {
      says: '«{{control}}» maydonidagi yozuv joyida: aloqa tiklangach, qidiruv davom etadi.',
      at: { role: 'searchbox', name: 'ID, mavzu, muallif' },
      act: 'look',
    },
  ],
  troubles: [
    {
      told: "Amal bajarilgan bo'lishi ham, bajarilmagan bo'lishi ham mumkin.",
      remedy: "Yuborgan paytingizda uzilgan. Qaytadan yubormang: avval ro'yxatda yoki jurnalda natijasini qarang.",
    },
    {
      told: "Yuklab olish to'xtagan",
      remedy: 'Aloqa tiklangach, ish stolida «{{control}}» tugmasini bosing: fayl qolgan joyidan davom etadi.',
      at: { role: 'button', name: 'Davom ettirish' },
    },
  ],
};
