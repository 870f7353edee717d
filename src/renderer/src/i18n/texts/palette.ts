/** The palette: search by id; the key for an action done by mouse (ours). */
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
