import type { Text } from '@/i18n/catalogue.ts';

/** Name of a draft on the desk, and how its form is reopened. */
export type DraftWay = {
  words: Text;
  /** Title of its record, if a better one than the draft's is known. Default: the draft's title. */
  title?: string | null;
  /** Address of the screen that has the form. */
  to: string;
  /** Router state by which the screen opens the form. Default: none, the screen is the form. */
  state?: unknown;
};
