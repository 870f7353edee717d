import type { Chapter, Control } from '../chapter.ts';

const QUESTION: Control = { role: 'dialog', name: 'Bu amal qaytarilsinmi?' };

export const takingBack: Chapter = {
  id: 'taking-back',
  title: 'Xato amalni jurnaldan qaytarish',
  when: 'Tugma adashib bosilganda yoki huquq boshqa muallifga berib yuborilganda.',
  needs: [
    "Tashabbus hali ko'rib chiqilayotgan bo'lsin.",
    "Amal shu kompyuterda, sizning nomingizdan qilingan bo'lsin.",
  ],
  screen: 'initiatives',
  part: 'proposes',
  steps: [
    {
      says: 'Misol uchun bitta amal qilamiz. Tashabbus qatorini bosing.',
      at: { role: 'row' },
      act: 'click',
      sees: { role: 'article' },
    },
    {
      says: "Ochilgan qatordagi «{{control}}» tugmasini bosing: muallif o'z tashabbusini tuzata oladigan bo'ladi.",
      at: { role: 'button', name: 'Tahrirlash huquqini berish', within: { role: 'article' } },
      act: 'click',
      sees: { told: 'Tahrirlash huquqi berildi' },
    },
    {
      says: "{{keys}} tugmalarini ketma-ket bosing: jurnal ochiladi. Unda bugun yuborgan har bir o'zgarishingiz turadi.",
      act: { keys: 'KeyG KeyJ' },
      sees: { role: 'table', name: 'Jurnal' },
    },
    {
      says: "Eng yuqoridagi qator hozirgi amal. Uning o'ng tomonidagi tugmani bosing: qaytarilishi so'raladi.",
      at: { role: 'button', within: { role: 'row' } },
      act: 'click',
      sees: QUESTION,
      screen: 'desk/journal',
    },
    {
      says: '«{{control}}» tugmasini bosing.',
      at: { role: 'button', name: 'Ha', within: QUESTION },
      act: 'click',
      sees: { told: 'Amal qaytarildi' },
    },
  ],
  troubles: [
    {
      told: "Shundan keyin o'zgargan: qaytarib bo'lmaydi",
      remedy:
        "Boshqa xodim tashabbusni shu orada o'zgartirgan: nima o'zgargani yozilgan. Tashabbusni ochib, o'zingiz tuzating.",
    },
    {
      told: "Natijasi noma'lum",
      remedy: 'Aloqa uzilgan paytda yuborilgan: «{{control}}» tugmasini bosing, dastur platformadan bilib beradi.',
      at: { role: 'button', name: 'Tekshirish' },
    },
  ],
};
