import type { Chapter, Control } from '../chapter.ts';

const PERSON: Control = { role: 'button', name: 'Foydalanuvchi menyusi', begins: true };

export const settlingIn: Chapter = {
  id: 'settling-in',
  title: 'Dasturga birinchi marta kirganda',
  when: "Dastur sizga yangi bo'lganda nima qayerda turganini bilib olish uchun.",
  needs: ["Dasturga kirgan bo'ling."],
  screen: 'desk',
  steps: [
    {
      says: '«{{control}}» oynaning chap tomonida: unda faqat lavozimingizga ochiq sahifalar turadi. Guruhning nomini bossangiz, u ochiladi.',
      at: { role: 'navigation', name: 'Asosiy menyu' },
      act: 'look',
    },
    {
      says: "«{{control}}» joyida lotin yoki kirill yozuvini tanlaysiz: dasturning hamma so'zlari o'sha yozuvda chiqadi.",
      at: { role: 'radiogroup', name: 'Yozuvni tanlash' },
      act: 'look',
    },
    {
      says: "«{{control}}» tugmasini bosing: u ismingiz yozilgan joyda, oynaning yuqori burchagida. Unda shu qo'llanma va dasturdan chiqish turadi.",
      at: PERSON,
      act: 'click',
      sees: { role: 'menuitem', name: "Qo'llanma" },
    },
    {
      says: '{{keys}} ni bosing: ochilgan menyu yopiladi.',
      act: { keys: 'Escape' },
    },
  ],
  troubles: [
    {
      told: 'Sessiya muddati tugadi. Tizimga qaytadan kiring.',
      remedy: "Bu xato emas: uzoq vaqt o'tdi. Qaytadan kiring, yozib ulgurganingiz saqlanib turadi.",
    },
    {
      told: 'Bu kompyuterda parollar ombori topilmadi: sessiya faqat dastur yopilguncha saqlanadi.',
      remedy: "Ishlayvering, faqat dasturni har safar ochganda qaytadan kirasiz. Kerak bo'lsa, administratorga ayting.",
    },
  ],
};
