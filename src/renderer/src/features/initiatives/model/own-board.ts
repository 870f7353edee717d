import { boardInView } from '@/entities/board-choice.ts';
import type { Board } from '@/entities/boards.ts';

/** Stage of the board that the list shows of its own accord. */
export const OWN_STAGE = 'REVIEW';

/** The board that the list shows where nobody has chosen one. */
export const ownBoard = (boards: readonly Board[]): Board | undefined => boardInView(boards, OWN_STAGE);
