import type { Board } from '@/entities/boards.ts';
import { useReviewWindow } from '@/entities/use-review-window.ts';

/** Share of a board's review that should be done by now, 0 to 1; null where its review window is not open. */
export function usePlanned(boards: readonly Board[], board: number): number | null {
  const open = useReviewWindow(boards);
  return open?.board.id === board ? open.planned : null;
}
