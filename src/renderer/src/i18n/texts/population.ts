/** The population of districts by year (spec 001 §5). */
export const SPEC = ['Yilni tanlang!'] as const;

export const OURS = [
  'Tumanim',
  'Aholi',
  'ta yozuv',
  'Yozuv topilmadi',
  'Aholi sonini Exceldan yuklash',
  'Aholi sonini Excelga yuklab olish',
] as const;
