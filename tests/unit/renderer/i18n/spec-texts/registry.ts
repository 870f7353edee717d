/** The equipment registry of an initiative: its editor and its import (spec 000 §2, §3, §5, §7, §8). */
export const SPEC = [
  'Tuplam',
  'Quti',
  'Dona',
  "Ushbu maxsulot qo'shilgan",
  "Maxsulotlarni yuklashda xatolik sodir bo'ldi!",
];
