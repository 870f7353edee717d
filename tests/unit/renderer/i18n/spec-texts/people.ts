/** Moderators, managers and citizens (spec 001 §3, §8). */
export const SPEC = [
  'Viloyat boshqaruvi',
  'Tuman boshqaruvi',
  'Mahalla boshqaruvi',
  'Mahalla moderatori',
  "Moderator o'chirildi",
  "Foydalanuvchi o'chirildi",
];
