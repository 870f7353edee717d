/** Reports: quarterly reports, payments of quarters, the chronology's data, savings (spec 001 §5, §8; 002 §8). */
export const SPEC = [
  'Fayl tanlanmagan!',
  'Iltimos pdf fayl yuklang!',
  "Ma'lmumot yuklashda xatolik sodir bo'ldi!",
  "Kapital dasturidan ma'lumotlarni yuklash jarayoni boshlandi",
  "Amaliyot bajarishda xatolik sodir bo'ldi",
  'Tashabbuslar doskasini tanlang!',
] as const;

export const OURS = [
  'Tuman budjetlari',
  "Yo'llar",
  'Choraklik hisobotlar',
  'Choraklik hisobot',
  'ta hisobot',
  'Hisobot topilmadi',
  'Hisobot fayli',
  "Excelga tuman filtri qo'llanmaydi: viloyatning barcha hisobotlari saqlanadi.",
  'Xronologiya hisoboti',
  'Tejamkorlik hisoboti',
  "Mahallalar to'lovlari",
  "Mahallalar to'lovlari hisoboti",
  "Tanlangan yil bo'yicha hisobot Excel faylida saqlanadi.",
  "Xronologiya ma'lumotlarini yangilash",
  "Aloqa uzilib qoldi: yuklash boshlangan bo'lishi ham mumkin.",
  "Bu bo'lim dasturda yo'q",
  'U platformaning veb-panelida yuritiladi.',
  'U platformaning veb-panelida yuritiladi. Panel manzili sozlanmagan: administratorga murojaat qiling.',
  'Veb-panelda ochish',
  "Veb-panelda qo'shish",
] as const;
