import { z } from 'zod';

/** Mouse uses of a command after which its key is told, and how often at most. */
const USES = 3;
const MOST_TOLD = 3;
/** Least time between two hints, in ms. */
const PAUSE_MS = 10 * 60_000;

const learntSchema = z.object({
  /** Uses by mouse, counted up to three. */
  mouse: z.int().nonnegative(),
  /** Whether its key was ever pressed: nothing is left to tell. */
  key: z.boolean(),
  /** How often its key was told. */
  told: z.int().nonnegative(),
});

/** What a person knows of the keys, by the command's id, and when the last hint was given, in ms since the epoch. */
export const hintsSchema = z.object({ commands: z.record(z.string(), learntSchema), last: z.number() });
/** What a person knows of the keys. */
export type Hints = z.infer<typeof hintsSchema>;

/** Nothing is known. */
export const NO_HINTS: Hints = { commands: {}, last: 0 };

const learntOf = ({ commands }: Hints, id: string) =>
  (Object.hasOwn(commands, id) && commands[id]) || { mouse: 0, key: false, told: 0 };
const withLearnt = (hints: Hints, id: string, learnt: z.infer<typeof learntSchema>, last = hints.last): Hints => ({
  commands: { ...hints.commands, [id]: learnt },
  last,
});

/** After the key of a command was pressed; the same object where that is nothing new. */
export function afterKey(hints: Hints, id: string): Hints {
  const learnt = learntOf(hints, id);
  return learnt.key ? hints : withLearnt(hints, id, { ...learnt, key: true });
}

/**
 * After a command that has a key was given by the mouse at `now`: from the third time on, with no use of its key, the key is
 * to be told (`tell`), at most three times a command and once in ten minutes, over all commands.
 */
export function afterMouse(hints: Hints, id: string, now: number): { hints: Hints; tell: boolean } {
  const learnt = learntOf(hints, id);
  if (learnt.key || learnt.told >= MOST_TOLD) return { hints, tell: false };
  const mouse = Math.min(USES, learnt.mouse + 1);
  // A clock that was set back must not silence the hints until it has caught up.
  const tell = mouse === USES && Math.abs(now - hints.last) >= PAUSE_MS;
  if (tell) return { hints: withLearnt(hints, id, { ...learnt, mouse, told: learnt.told + 1 }, now), tell };
  return { hints: mouse === learnt.mouse ? hints : withLearnt(hints, id, { ...learnt, mouse }), tell };
}
