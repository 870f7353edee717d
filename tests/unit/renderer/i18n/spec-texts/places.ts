/** Lookups of places, in every form that offers them (spec 001 §8; R-084, Z-133). */
export const SPEC = [
  "Viloyatlar yuklanmadi. Qayta urinib ko'ring",
  "Tumanlar yuklanmadi. Qayta urinib ko'ring",
  "Mahalla yuklanmadi. Qayta urinib ko'ring",
  //
  'Doskalar yuklanmadi!',
  // S-086
  'Maktablar yuklanmadi',
];
