import { isBlank } from '@shared/blank.ts';
import { LEFT_OUT, withoutPersonalNumbers } from '@shared/personal-numbers.ts';

/** A text for paper, which leaves the office: "•••" replaces each personal number. null for no text. */
export function blanked(text: string | null | undefined): string | null {
  if (isBlank(text ?? '')) return null;
  return String(withoutPersonalNumbers(text)) || LEFT_OUT;
}
