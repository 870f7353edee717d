/** The list of initiatives (spec 000 §2). */
export const SPEC = [
  'Barchasi',
  'Yangilar',
  'Qabul qilinganlar',
  'Rad etilganlar',
  'Goliblar',
  '{{title}}, {{season}}-mavsum, {{year}} yil',
  "so'm",
];
