import { z } from 'zod';
import { withoutPersonalNumbers } from '@/kit/drafts/personal-numbers.ts';

/** A comment of earlier rejections, and how often it went with each reason, by the reason's id. */
const usedTextSchema = z.object({ text: z.string(), uses: z.record(z.string(), z.number().int().positive()) });
export type UsedText = z.infer<typeof usedTextSchema>;
export const usedTextsSchema = z.array(usedTextSchema);

/** How many are kept. */
const MOST = 20;

/** The texts with one more use of `text`: newest first, each once, without personal numbers, 20 at most. */
export function withUse(texts: readonly UsedText[], text: string, reason: number): readonly UsedText[] {
  const plain = String(withoutPersonalNumbers(text)).trim();
  if (plain === '') return texts;
  const uses = texts.find((one) => one.text === plain)?.uses ?? {};
  const others = texts.filter((one) => one.text !== plain);
  return [{ text: plain, uses: { ...uses, [reason]: (uses[reason] ?? 0) + 1 } }, ...others].slice(0, MOST);
}

/** In the order in which they are offered for a reason: by how often they went with it, then the newest first. */
export function offeredFor(texts: readonly UsedText[], reason: number | null): readonly UsedText[] {
  const times = ({ uses }: UsedText) => (reason === null ? 0 : (uses[reason] ?? 0));
  return texts.toSorted((a, b) => times(b) - times(a));
}
