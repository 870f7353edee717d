/** The menu: sections, titles of screens without content, the field, its keys (ours; spec 000 §2 gives addresses). */
export const OURS = [
  // Sections of the reference data
  'Moliya',
  'Hudud va tashkilotlar',
  'Odamlar',
  'Buyurtma va xarid',
  'Matnlar',
  // Sections of the site
  'Maqolalar',
  "Budjet ma'lumotlari",
  'Fuqarolar bilan aloqa',
  // Screens that no document describes (Z-056)
  'Kapital investitsiyalar',
  'Jamoatchilik nazorati',
  'Reyestr',
  "Bog' hududlari",
  'Qalqib chiquvchi oynalar',
  // The field
  'Nomini yozing',
  // Actions of its keys
  'tanlash',
  'ochish',
  'yopish',
  'tozalash',
  'barcha sahifalar',
] as const;
