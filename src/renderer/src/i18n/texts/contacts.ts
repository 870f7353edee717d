/** The contacts of regions (spec 001 §8). */
export const SPEC = ["Ushbu kontakt o'chirildi"] as const;

export const OURS = [
  'Kontaktlar',
  'Kontakt',
  'ta kontakt',
  "Hali kontakt yo'q",
  'F.I.Sh.',
  'Telefon raqami',
  "Telefon raqami to'liq kiritilmagan",
] as const;
