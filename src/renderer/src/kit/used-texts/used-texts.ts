import { trimmed } from '@shared/blank.ts';
import { withoutPersonalNumbers } from '@shared/personal-numbers.ts';
import { z } from 'zod';

/** A comment used before. `uses`: number of uses by the id of the reason. */
const usedTextSchema = z.object({ text: z.string(), uses: z.record(z.string(), z.number().int().positive()) });
/** A comment used before, with its number of uses per reason. */
export type UsedText = z.infer<typeof usedTextSchema>;
/** The stored list of texts. */
export const usedTextsSchema = z.array(usedTextSchema);

/** Maximum number of texts kept. */
const MOST = 20;

/**
 * Adds a use of `text` to the texts: newest first, without duplicates and personal numbers, at most 20. `reason`: null
 * if decisions have no reasons.
 */
export function withUse(texts: readonly UsedText[], text: string, reason: number | null): readonly UsedText[] {
  const plain = trimmed(String(withoutPersonalNumbers(text)));
  if (plain === '') return texts;
  const uses = texts.find((one) => one.text === plain)?.uses ?? {};
  const others = texts.filter((one) => one.text !== plain);
  const counted = reason === null ? uses : { ...uses, [reason]: (uses[reason] ?? 0) + 1 };
  return [{ text: plain, uses: counted }, ...others].slice(0, MOST);
}

/** Sorts the texts for a reason: most used with the reason first, then newest first. */
export function offeredFor(texts: readonly UsedText[], reason: number | null): readonly UsedText[] {
  const times = ({ uses }: UsedText) => (reason === null ? 0 : (uses[reason] ?? 0));
  return texts.toSorted((a, b) => times(b) - times(a));
}
