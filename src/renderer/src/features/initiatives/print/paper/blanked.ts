import { LEFT_OUT, withoutPersonalNumbers } from '@shared/personal-numbers.ts';

/** A text for paper, which leaves the house: "•••" stands for each number of a person. null for nothing. */
export function blanked(text: string | null | undefined): string | null {
  if (!text?.trim()) return null;
  return String(withoutPersonalNumbers(text)) || LEFT_OUT;
}
