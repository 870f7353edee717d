import type { Chapter } from '../chapter.ts';

export const startingTheDay: Chapter = {
  id: 'starting-the-day',
  title: 'Ish kunini ish stolidan boshlash',
  when: 'Bugun nimalar qaroringizni kutayotganini bilib, eng eskisidan ish boshlash uchun.',
  needs: ["Mavsumning ko'rib chiqish davri ochiq bo'lsin."],
  screen: 'desk',
  part: 'proposes',
  steps: [
    {
      says: 'Ish stolida qaroringizni kutayotgan tashabbuslar soni turadi: pastroqda eng uzoq kutganlari sanab chiqilgan.',
      at: { role: 'link', name: "Ko'rib chiqishni boshlash" },
      act: 'look',
    },
    {
      says: '«{{control}}» tugmasini yoki {{keys}} ni bosing: birinchi tashabbus ochiladi.',
      at: { role: 'link', name: "Ko'rib chiqishni boshlash" },
      act: { keys: 'KeyV' },
      sees: { role: 'toolbar', name: 'Amallar' },
    },
    {
      says: "Tashabbusni o'qing va qaror qiling. Qarorni keyinga qoldirsangiz, «{{control}}» tugmasini yoki {{keys}} ni bosing.",
      at: { role: 'button', name: 'Keyingi' },
      act: { keys: 'KeyJ' },
      screen: 'initiatives/review',
    },
  ],
  troubles: [
    {
      told: 'Qaror allaqachon qabul qilingan',
      remedy: "Boshqa xodim ulgurgan: keyingisiga o'ting, undan hech narsa talab qilinmaydi.",
    },
  ],
};
