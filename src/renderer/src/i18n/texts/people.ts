/** Moderators, managers and citizens (spec 001 §3, §8). */
export const SPEC = [
  'Viloyat boshqaruvi',
  'Tuman boshqaruvi',
  'Mahalla boshqaruvi',
  'Mahalla moderatori',
  "Moderator o'chirildi",
  "Foydalanuvchi o'chirildi",
] as const;

export const OURS = [
  'JSHSHIR',
  // Moderators and managers
  'Moderatorlar',
  'ta moderator',
  'Moderator topilmadi',
  'Boshqaruvchilar',
  'Boshqaruvchi',
  'ta boshqaruvchi',
  'Boshqaruvchi topilmadi',
  'Roli',
  'Oxirgi kirish',
  "JSHSHIR 14 ta raqamdan iborat bo'lishi kerak",
  "JSHSHIRning nazorat raqami mos kelmadi. Raqamni tekshirib ko'ring.",
  // Their files
  'Moderatorlarni Exceldan yuklash',
  'Boshqaruvchilarni Exceldan yuklash',
  "Qaysi ro'yxat",
  "Boshqa ro'yxatlarni yuklab olish",
  'Barcha boshqaruvchilar',
  "Excelga filtrlar qo'llanmaydi: butun ro'yxat saqlanadi.",
  'Excelga barcha rollardagi boshqaruvchilar saqlanadi.',
  // Citizens
  'Foydalanuvchilar',
  'Foydalanuvchi',
  'ta foydalanuvchi',
  'Foydalanuvchi topilmadi',
  'Kasbi',
  'Jinsi',
  'Erkak',
  'Ayol',
  "Telefon raqami to'liq emas",
  'Verifikatsiya',
  "O'tgan",
  "O'tmagan",
] as const;
