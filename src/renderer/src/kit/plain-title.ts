import { isBlank } from '@shared/blank.ts';
import { withoutPersonalNumbers } from '@shared/personal-numbers.ts';
import { shortened } from './shortened.ts';

/** Longest title kept at this workstation, in characters. */
const TITLE_LENGTH = 120;

/**
 * A citizen's title as it may be kept at this workstation: one line of at most 120 characters; null for none. Personal
 * numbers are removed before the cut: a truncated number is not recognised.
 */
export function plainTitle(title: string | null | undefined): string | null {
  const plain = String(withoutPersonalNumbers(title ?? ''))
    .replace(/\s+/g, ' ')
    .trim();
  return isBlank(plain) ? null : shortened(plain, TITLE_LENGTH - 1);
}
