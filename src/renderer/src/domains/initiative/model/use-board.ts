import type { Profile } from '@shared/session.ts';
import { boardsQuery } from '@/entities/boards.ts';
import { useBoardInView } from '@/entities/use-board-in-view.ts';
import { OWN_STAGE } from './own-board.ts';

/** The boards of this person and the board in view, by default the board in review. */
export const useBoard = (me: Profile, inAddress: number | null) =>
  useBoardInView({ query: boardsQuery(me), inAddress, stage: OWN_STAGE, slot: 'initiatives.board' });
