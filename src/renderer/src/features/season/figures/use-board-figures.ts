import { type Part, partOf } from '@/domains/initiative/model/access.ts';
import { useBoard } from '@/domains/initiative/model/use-board.ts';
import type { Board } from '@/entities/boards.ts';
import type { CountCall } from '@/kit/readings/reading.ts';
import { type Readings, useReadings } from '@/kit/readings/use-readings.ts';
import { useMe } from '@/session/session.ts';
import { countCalls } from './count-calls.ts';
import { areOff, type Figure, type FigureId, figureOf } from './figures.ts';

/** The figures of a board, as shown to a person of this part. */
export type BoardFigures = {
  part: Part;
  board: Board;
  /** Null where the part has no such figure. */
  figure: (id: FigureId) => Figure | null;
  readings: Readings;
};

const NONE: readonly CountCall[] = [];

/**
 * The figures of the list's board; null without a board. `more`: further counts to fetch, for a part and a board.
 */
export function useBoardFigures(more: (part: Part, board: number) => readonly CountCall[]): {
  boards: ReturnType<typeof useBoard>['boards'];
  figures: BoardFigures | null;
} {
  const me = useMe();
  const part = partOf(me.role);
  const { boards, board } = useBoard(me, null);
  const calls = part && board ? [...countCalls(part, board.id), ...more(part, board.id)] : NONE;
  const readings = useReadings(calls, (of) => part !== null && areOff(part, of));
  return {
    boards,
    figures: part && board ? { part, board, readings, figure: (id) => figureOf(part, id, readings.of) } : null,
  };
}
