import type { Text } from '@/i18n/catalogue.ts';

/** The keys of the program, as the "?" sheet lists them; alternatives side by side. */
export const SHORTCUTS: readonly { keys: readonly string[]; meaning: Text }[] = [
  { keys: ['Ctrl K'], meaning: "Sahifaga o'tish" },
  { keys: ['/'], meaning: 'Qidiruv maydoni' },
  { keys: ['J', 'K'], meaning: 'Keyingi va oldingi qator' },
  { keys: ['Enter'], meaning: 'Qatorni ochish' },
  { keys: ['Esc'], meaning: 'Oynani yopish' },
  { keys: ['?'], meaning: "Shu ro'yxatni ko'rsatish" },
];
