/** Trees of titles, ministries and their execution, the consolidated budget (spec 002 §2, §3, §5, §8). */
export const SPEC = [
  'Vazirliklar',
  'Konsolidatsiyalangan budjet',
  'Faylni yuklash majburiy',
  'Nom majburiy',
  'Majburiy',
  'Izoh majburiy',
  "Ma'lumotlar saqlandi!",
  'Daromad',
  'Xarajat',
];
