import { trimmed } from '@shared/blank.ts';
import { withoutPersonalNumbers } from '@shared/personal-numbers.ts';
import { z } from 'zod';

const count = z.number().int().positive();
/**
 * A comment used before. By the id of the reason, `uses`: number of uses; `turns`: the use by which the pair came among the
 * last ones, and its last use, counted over all texts, which earlier versions did not keep.
 */
const usedTextSchema = z.object({
  text: z.string(),
  uses: z.record(z.string(), count),
  turns: z.record(z.string(), z.object({ since: count, last: count })).default({}),
});
/** A comment used before, with its uses per reason. */
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
  const { uses = {}, turns = {} } = texts.find((one) => one.text === plain) ?? {};
  const others = texts.filter((one) => one.text !== plain);
  if (reason === null) return [{ text: plain, uses, turns }, ...others].slice(0, MOST);
  const last = 1 + Math.max(0, ...texts.flatMap((one) => Object.values(one.turns).map((turn) => turn.last)));
  const among = allPairs(texts).slice(0, MOST_PAIRS);
  const since = among.find((pair) => pair.text === plain && pair.reason === reason)?.since || last;
  const used = {
    text: plain,
    uses: { ...uses, [reason]: (uses[reason] ?? 0) + 1 },
    turns: { ...turns, [reason]: { since, last } },
  };
  return [used, ...others].slice(0, MOST);
}

/** Sorts the texts for a reason: most used with the reason first, then newest first. */
export function offeredFor(texts: readonly UsedText[], reason: number | null): readonly UsedText[] {
  const times = ({ uses }: UsedText) => (reason === null ? 0 : (uses[reason] ?? 0));
  return texts.toSorted((a, b) => times(b) - times(a));
}

/** A comment and the reason that it was used with, by its id. */
export type UsedPair = { readonly text: string; readonly reason: number };

/** Maximum number of pairs offered. */
const MOST_PAIRS = 5;

/** All pairs with their turns, used last first; 0: earlier versions kept no turns. */
const allPairs = (texts: readonly UsedText[]) =>
  texts
    .flatMap(({ text, uses, turns }) =>
      Object.keys(uses).map((id) => ({ text, reason: Number(id), ...(turns[id] ?? { since: 0, last: 0 }) })),
    )
    .toSorted((a, b) => b.last - a.last);

/**
 * The pairs used last, at most five, with the reasons that there are now. Each keeps its place while it is among them, so
 * that its digit stays the same from one decision to the next.
 */
export const lastPairs = (texts: readonly UsedText[], reasons: readonly number[]): readonly UsedPair[] =>
  allPairs(texts)
    .filter(({ reason }) => reasons.includes(reason))
    .slice(0, MOST_PAIRS)
    .toSorted((a, b) => a.since - b.since)
    .map(({ text, reason }) => ({ text, reason }));
