/** Customers (spec 002 §2). */
export const SPEC = ['Inn'] as const;

export const OURS = [
  'Buyurtmachi',
  'Buyurtmachilar',
  'Nomi yoki INN',
  'Nomi',
  'Turi',
  'ta buyurtmachi',
  'Buyurtmachi topilmadi',
  "Qidiruv so'zini o'zgartirib ko'ring.",
  'STIR',
  "STIR odatda 9 ta raqamdan iborat. Raqamni tekshirib ko'ring.",
  'Exceldan yangilash',
  'Buyurtmachilarni Excel orqali yangilash',
] as const;
