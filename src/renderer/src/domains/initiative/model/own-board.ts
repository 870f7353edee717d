import { boardInView } from '@/entities/board-choice.ts';
import type { Board } from '@/entities/boards.ts';

/** Stage of the list's default board. */
export const OWN_STAGE = 'REVIEW';

/** The board that the list shows by default. */
export const ownBoard = (boards: readonly Board[]): Board | undefined => boardInView(boards, OWN_STAGE);
