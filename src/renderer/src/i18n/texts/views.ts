/** Columns and row height of a table; lists with a filter, saved by name (ours). */
export const OURS = [
  // Columns and height
  '{{n}} ta yashirin',
  "Hammasini ko'rsatish",
  'Qator balandligi',
  'Ikki qator',
  'Bir qator',
  // Views
  "Ko'rinishlar",
  "Ko'rinishlarim",
  "ko'rinish",
  'Hozirgi filtrni saqlash',
  'Hozirgi filtrni saqlash…',
  "Ko'rinish nomini o'zgartirish",
  "Nomini o'zgartirish",
  'Yuqoriga',
  'Pastga',
  "Ish stolida ko'rsatish",
  "Yulduzchali ko'rinishlar ish stolida soni bilan turadi. Mavsum o'zgarsa, ko'rinish joriy mavsumga ergashadi.",
  "Bu nomli ko'rinish bor",
  'Nomi 60 belgidan oshmasin',
  "Ko'rinishda shaxsiy raqam saqlanmaydi",
  "Ko'pi bilan 30 ta ko'rinish saqlanadi",
  "Ish stolida ko'pi bilan 4 ta ko'rinish turadi",
  "Bu ko'rinishdagi filtr endi yo'q",
  "Ko'rinish o'chirildi",
  "Sahifalar va ko'rinishlar",
] as const;
