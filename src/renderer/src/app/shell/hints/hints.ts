import { z } from 'zod';

/** Mouse uses of a command before a hint at its key, and the most hints per command. */
const USES = 3;
const MOST_TOLD = 3;
/** Minimum time between two hints, in ms. */
const PAUSE_MS = 10 * 60_000;

const learntSchema = z.object({
  /** Uses by mouse, counted up to three. */
  mouse: z.int().nonnegative(),
  /** Whether its key was ever pressed: no more hints. */
  key: z.boolean(),
  /** Number of hints given. */
  told: z.int().nonnegative(),
});

/** A person's use of keys by command id, and the time of the last hint, in ms since the epoch. */
export const hintsSchema = z.object({ commands: z.record(z.string(), learntSchema), last: z.number() });
/** A person's use of keys, and the time of the last hint. */
export type Hints = z.infer<typeof hintsSchema>;

/** No uses and no hints yet. */
export const NO_HINTS: Hints = { commands: {}, last: 0 };

const learntOf = ({ commands }: Hints, id: string) =>
  (Object.hasOwn(commands, id) && commands[id]) || { mouse: 0, key: false, told: 0 };
const withLearnt = (hints: Hints, id: string, learnt: z.infer<typeof learntSchema>, last = hints.last): Hints => ({
  commands: { ...hints.commands, [id]: learnt },
  last,
});

/** State after the key of a command was pressed; the same object where nothing changes. */
export function afterKey(hints: Hints, id: string): Hints {
  const learnt = learntOf(hints, id);
  return learnt.key ? hints : withLearnt(hints, id, { ...learnt, key: true });
}

/**
 * State after a command with a key was given by mouse at `now`. `tell`: hint at the key now. Hints come from the third
 * mouse use on while the key is unused, at most three per command and one in ten minutes over all commands.
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
