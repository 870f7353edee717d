/** The menu of many screens: its sections, its field, its keys (ours; spec 000 §2 gives addresses and their order). */
export const OURS = [
  // Sections of the reference data
  'Moliya',
  'Hudud va tashkilotlar',
  'Odamlar',
  'Buyurtma va xarid',
  'Matnlar',
  // The field
  'Nomini yozing',
  // What its keys do
  'tanlash',
  'ochish',
  'yopish',
  'tozalash',
  'barcha sahifalar',
] as const;
