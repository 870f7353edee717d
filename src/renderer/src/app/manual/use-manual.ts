import { createContext, use } from 'react';
import type { Text } from '@/i18n/text.ts';

/**
 * Where the manual is open: at the chapter of the screen in view, at the list of chapters, or at a step of a chapter, or
 * at what can go wrong there.
 */
export type ManualPlace = 'screen' | 'list' | { chapter: string; step: number; trouble?: Text | undefined };

/** The manual of the window. */
export type Manual = {
  /** Opens it at a chapter, or at what can go wrong there; without one, where the person was, or at the chapter of the screen in view. */
  open: (chapter?: string, trouble?: Text) => void;
  /** Opens it as without a chapter; closes it if it is open. */
  toggle: () => void;
};

/** Provided by `manual.tsx`. */
export const ManualContext = createContext<Manual | null>(null);

/** Returns the manual of the window; throws outside of its provider. */
export function useManual(): Manual {
  const manual = use(ManualContext);
  if (!manual) throw new Error('useManual outside of its provider');
  return manual;
}
