/** Appeals and answer templates (spec 001 §2, §3, §8). */
export const SPEC = [
  "Murojatga javob yo'llandi.",
  'Muvofaqiyatli rad etildi',
  'Muvofaqiyatli javob tahrirlandi!',
  'Muvofaqiyatli turi ozgartirildi',
  "Ushbu savol o'chirildi",
  'Muvofaqqiyatli yaratildi!',
  'Admin',
];
