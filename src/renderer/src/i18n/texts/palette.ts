/** The palette: an id that is looked for; the key of what is done by the mouse (ours). */
export const OURS = [
  "ID bo'yicha",
  'Shu tashabbus bilan',
  "Ro'yxatda ko'rsatish",
  'Qidirilmoqda…',
  "Bunday ID topilmadi. To'liq ID yozing.",
  "Aloqa yo'q",
  "Raqam yozilsa yoki havola qo'yilsa, tashabbus qidiriladi.",
  '«>» faqat buyruqlar.',
  'Klaviaturada: {{key}}',
] as const;
