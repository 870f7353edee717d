/** FAQ, forum and suggestions (spec 001 §2, §5, §8). */
export const SPEC = [
  'Sarlavha majburiy (Uz Lat)',
  'Sarlavha majburiy (Uz Cyr)',
  'Sarlavha majburiy (Kr)',
  // H-006
  "Hatolik qayta urinib ko'ring",
] as const;

export const OURS = [
  // FAQ
  "Ko'p beriladigan savollar",
  'Savol va javob',
  'ta savol',
  'Tartib raqami',
  'Portal',
  // Forum
  'Forumlar',
  'Forum',
  'ta forum',
  "Mo'ljal",
  "Mas'ul shaxs",
  // Suggestions
  'Takliflar',
  'ta taklif',
  'Matn',
  'Taklif turi',
  'Ovoz berish',
  "G'oliblar",
  "Umumiy mablag'",
  'Texnik masalalar',
  'Forum shakli',
  'Moliyalashtirish va amalga oshirish',
  'Muddatlar',
] as const;
