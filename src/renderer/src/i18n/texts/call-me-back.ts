/** Call-back requests (spec 001 §3, §8). */
export const SPEC = ['YANGI', 'YOPILGAN', "Qayta qo'ng'iroq so'rovi bajarildi"] as const;

export const OURS = [
  "Qayta qo'ng'iroq so'rovlari",
  "ta so'rov",
  "Hali so'rov yo'q",
  "So'rov topilmadi",
  'Til',
  // "Call made" (Z-129)
  "Qo'ng'iroq qilindi",
] as const;
