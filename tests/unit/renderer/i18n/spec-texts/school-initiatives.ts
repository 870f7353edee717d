/** The moderation of pupils' initiatives (spec 002 §2, §4, §5, §8). */
export const SPEC = [
  'Tasdiqlash amalga oshirildi!',
  'Tahrirlash amalga oshirildi!',
  'Tasdiqlandi',
  'Kamida 2 ta rasm yuklanishi kerak!',
  'PDF fayl yuklang!',
  'Haqiqatdan ham jarayonga qaytarmoqchimisiz?',
];
