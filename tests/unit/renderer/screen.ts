import type { Screen } from '@/app/menu/screen.ts';
import { MODERATION } from '@/i18n/failure-words.ts';

const Page = () => null;

/** A screen of the registry, the initiative list for everyone unless `part` says otherwise. */
export const screen = (part: Partial<Screen>): Screen => ({
  path: 'initiatives',
  title: "Tashabbuslar ro'yxati",
  group: 'initiatives',
  roles: [],
  menu: true,
  words: MODERATION,
  lazy: async () => ({ Component: Page }),
  ...part,
});
