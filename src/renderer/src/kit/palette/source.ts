import type { ReactNode } from 'react';
import type { Text } from '@/i18n/text.ts';

/** An entry of the palette: a screen, a command or a view. */
export type PaletteEntry = {
  id: string;
  /** `raw`: the name that the person has given a view. */
  title: Text | { readonly raw: string };
  /** Menu group of a screen; of a view, the word for a view. */
  group?: Text;
  /** First key of the command. Default: none. */
  keys?: string | undefined;
  icon: ReactNode;
  run: () => void;
};

/** What a part of the program adds to the palette for the text that is typed. */
export type PaletteSource = {
  /** Drawn above all else. Default: nothing. */
  first?: ReactNode;
  /** Drawn above the screens, and below the commands. Default: nothing. */
  above?: ReactNode;
  below?: ReactNode;
  /** Offered among the screens, by their titles. Default: none. */
  entries?: readonly PaletteEntry[];
  /** Offered among the commands. Default: none. */
  commands?: readonly PaletteEntry[];
  /** A new value with each answer that adds entries, so that the marked entry stays marked. Default: none. */
  answer?: unknown;
  /** Enter was pressed. Default: nothing happens. */
  onEnter?: () => void;
};
