import type { Text } from '@/i18n/catalogue.ts';

/** What a draft is called on the desk, and how its form is opened again. */
export type DraftWay = {
  words: Text;
  /** What its record is called, where that is known better than by the draft itself. Default: as the draft says. */
  title?: string | null;
  /** Address of the screen that has the form. */
  to: string;
  /** Router state by which the screen opens the form. Default: none, the screen is the form. */
  state?: unknown;
};
