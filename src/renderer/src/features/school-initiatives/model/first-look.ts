import { newestFirst } from '@/entities/board-choice.ts';
import type { Board } from '@/entities/boards.ts';
import { ALL } from '@/entities/initiative-stages.ts';
import type { Narrowing } from './list-spec.ts';

/** Season and stage with which a list begins. */
export type FirstLook = { readonly board: number } & Pick<Narrowing, 'stage'>;

/** Number of a season's initiatives in a stage. Throws `AppError`. */
export type CountOf = (board: number, stage: 'WINNER' | 'INITIAL') => Promise<number>;

/**
 * Where a list begins that nothing narrows (Z-179): the newest season with winners; without one, the season under
 * moderation in the stage that holds its initiatives; null for neither. One count for each season up to the one found.
 */
export async function firstLook(boards: readonly Board[], countOf: CountOf): Promise<FirstLook | null> {
  for (const { id } of newestFirst(boards))
    if ((await countOf(id, 'WINNER')) > 0) return { board: id, stage: 'WINNER' };
  const moderated = boards.find(({ stage }) => stage === 'MODERATE');
  if (!moderated) return null;
  const undecided = await countOf(moderated.id, 'INITIAL');
  return { board: moderated.id, stage: undecided > 0 ? 'INITIAL' : ALL };
}
