import type { Chapter } from '../chapter.ts';

export const creatingAnObject: Chapter = {
  id: 'creating-an-object',
  title: 'Investitsiya obyektini yaratish',
  when: "G'olib loyiha ishini shaffof investitsiya tizimida boshlash uchun.",
  needs: [
    "Tashabbus g'olib bo'lgan va obyekti hali yaratilmagan bo'lsin.",
    "Buyurtmachining to'liq nomi ma'lum bo'lsin.",
  ],
  screen: 'initiatives',
  part: 'administers',
  steps: [
    {
      says: "Ro'yxatdan g'olib tashabbusning qatorini bosing.",
      at: { role: 'row' },
      act: 'click',
      sees: { role: 'article' },
    },
    {
      says: 'Ochilgan qatordagi «{{control}}» tugmasini bosing.',
      at: { role: 'button', name: "Shaffof investitsiya ma'lumotlari", within: { role: 'article' } },
      act: 'click',
      sees: { role: 'textbox', name: 'Buyurtmachi nomi' },
    },
    {
      says: "«{{control}}» qismini o'qing: bular tashabbusdan olingan, ularni qayta yozish shart emas.",
      at: { role: 'region', name: 'Oldindan belgilangan', begins: true },
      act: 'look',
      screen: 'newchronology/:public_id',
    },
    {
      says: "«{{control}}» maydoniga tashkilotning to'liq nomini yozing.",
      at: { role: 'textbox', name: 'Buyurtmachi nomi' },
      act: 'type',
      example: 'Tuman hokimligi yagona buyurtmachi xizmati',
    },
    {
      says: "«{{control}}» tugmasini yoki {{keys}} ni bosing: obyekt yaratiladi va to'rt bosqich ochiladi.",
      at: { role: 'button', name: 'Yaratish' },
      act: { keys: 'Ctrl+KeyS' },
      sees: { told: 'Muvofaqqiyatli yaratildi!' },
    },
  ],
  troubles: [
    {
      told: "Ma'lumotnoma ro'yxatlarini o'qib bo'lmadi",
      remedy: 'Yozganlaringiz joyida. Administratorga ayting, keyin «{{control}}» tugmasini bosing.',
      at: { role: 'button', name: 'Qayta urinish' },
    },
    {
      told: "Investitsiya obyekti yaratildi, hali ko'rinmayapti",
      remedy: 'Obyektni ikkinchi marta yaratmang: bir ozdan keyin «{{control}}» tugmasini bosing.',
      at: { role: 'button', name: 'Qayta urinish' },
    },
  ],
};
