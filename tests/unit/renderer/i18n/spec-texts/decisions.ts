/** Actions on an initiative and the decisions about it (spec 000 §2, §4, §8). */
export const SPEC = [
  'Invest Id biriktirildi!',
  'Tahrirlash huquqi berildi',
  "Manzil o'zgartirishga ruxsat berildi",
  'AKT fayli yangilandi!',
  "Yangilashda xatolik sodir bo'ldi!",
  'Tashabbus dastlabki bosqichga qaytarildi.',
  'Tashabbus golib deb tayinlandi.',
  'Tashabbus goliblikdan mahrum etildi.',
  'Qurilish',
  'Xarid qilish',
  'Tadiqlandi',
  'Tadiqlanmadi',
  'Rad etish amalga oshirildi!',
  'Rad etildi',
  'Rad etilmadi',
];
