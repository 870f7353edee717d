/** FAQ, forum and suggestions (spec 001 §2, §5, §8). */
export const SPEC = [
  'Sarlavha majburiy (Uz Lat)',
  'Sarlavha majburiy (Uz Cyr)',
  'Sarlavha majburiy (Kr)',
  // H-006
  "Hatolik qayta urinib ko'ring",
];
