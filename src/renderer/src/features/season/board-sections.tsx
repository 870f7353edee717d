import type { Board } from '@/entities/boards.ts';
import type { RowFigure } from './figures/figures.ts';
import { FiguresRow } from './figures/figures-row.tsx';
import { ReturnedRows } from './figures/returned-rows.tsx';
import { ShareBar } from './figures/share-bar.tsx';
import type { BoardFigures } from './figures/use-board-figures.ts';
import { WaitsPanel } from './figures/waits-panel.tsx';
import { WindowPanel } from './figures/window-panel.tsx';
import { ProgressSection } from './progress-section.tsx';

export type BoardSectionsProps = {
  boards: readonly Board[];
  figures: BoardFigures;
  /** Number of today's decisions; null where unknown. */
  today: number | null;
  /** Figures other than those of the review. */
  more: readonly RowFigure[];
};

/** The desk's sections about the review: initiatives that wait, deadline, progress, and returned initiatives. */
export const BoardSections = ({ boards, figures, today, more }: BoardSectionsProps) => (
  <>
    <WaitsPanel figures={figures} />
    <FiguresRow figures={figures} more={more} />
    <WindowPanel boards={boards} figures={figures} today={today} />
    <ShareBar figures={figures} />
    {(figures.part === 'oversees' || figures.part === 'administers') && (
      <ProgressSection board={figures.board.id} total={totalOf(figures)} country={figures.part === 'administers'} />
    )}
    <ReturnedRows figures={figures} />
  </>
);

/** Number of the board's initiatives, by the figures; null while one of these is unknown. */
function totalOf({ figure }: BoardFigures): number | null {
  let total = 0;
  for (const id of ['notSeen', 'withDistrict', 'returned', 'done'] as const) {
    const one = figure(id);
    if (one?.state !== 'known') return null;
    total += one.value;
  }
  return total;
}
