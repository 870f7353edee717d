/** The program's frame: shell, banners, shortcuts, review window (spec 000 §2). */
export const SPEC = [
  'Sizda ushbu sahifaga kirish huquqi mavjud emas.',
  'Sahifa topilmadi (404)',
  'Tizimdan chiqishni istaysizmi?',
  'Ha',
  'Bekor qilish',
];
