/** The equipment registry of an initiative: its editor and its import (spec 000 §2, §3, §5, §7, §8). */
export const SPEC = [
  'Tuplam',
  'Quti',
  'Dona',
  "Ushbu maxsulot qo'shilgan",
  "Maxsulotlarni yuklashda xatolik sodir bo'ldi!",
] as const;

export const OURS = [
  'Jihozlar reyestri',
  'Reyestrni fayldan yuklash',
  'Mahsulot',
  'Birlik',
  'Narxi',
  'Ajratilgan narx',
  'Soni',
  'Ajratilgan soni',
  'Summa',
  'Jami',
  'Olib tashlash',
  "Reyestr bo'yicha so'ralgan: {{amount}} so'm",
  'Kamida {{count}}',
  "Ko'pi bilan {{count}}",
  "ko'pi bilan {{count}}",
  'Boshqa mahsulotlar',
  "Reyestrda mahsulot yo'q",
  "Uni o'ngdagi toifalardan qo'shing.",
  'Olib tashlandi: {{product}}',
  'Qaytarish',
  // The catalogue
  "Mahsulot qo'shish",
  'Mahsulotni qidirish',
  "Bu toifada mahsulot yo'q",
  "Tashabbus toifasida mahsulotlar yo'q",
  "Qo'shilgan",
  // A change made by somebody else
  "Siz tahrirlayotganingizda reyestr o'zgardi",
  "Reyestr saqlanmadi. O'zgarishlar jadvalga kiritildi, siz kiritganlaringiz joyida. Ko'rib, qayta saqlang.",
  "qo'shildi",
  'olib tashlandi',
  'Yana {{count}} ta',
] as const;
