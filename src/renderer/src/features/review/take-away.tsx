import { useCopyCommands } from '@/domains/initiative/links/copy-commands.ts';
import type { Initiative } from '@/domains/initiative/model/initiative.ts';
import { PrintCommand } from '@/domains/initiative/print/print-command.tsx';
import type { PrintSubject } from '@/domains/initiative/print/subject.ts';
import type { Board } from '@/entities/boards.ts';
import type { InitiativeQueue } from './use-queue.ts';

export type TakeAwayProps = {
  queue: InitiativeQueue;
  /** Ids of the ticked initiatives: their cards are printed instead of the one in view. */
  ticked: ReadonlySet<number>;
  /** The initiative in view. */
  initiative: Initiative;
  /** The queue as a list to print. */
  list: PrintSubject['list'];
  boards: readonly Board[];
};

/** Commands that print from the desk (Ctrl+P) and copy id and link for a message (Ctrl+Shift+C). */
export function TakeAway({ queue, ticked, initiative, list, boards }: TakeAwayProps) {
  useCopyCommands({ where: "Ko'rib chiqishda", current: () => initiative, boards });
  const subject = (): PrintSubject => {
    const rows = queue.entries.map(({ item }) => item);
    const chosen = rows.filter(({ id }) => ticked.has(id));
    const isTicked = chosen.length > 0;
    return { cards: isTicked ? chosen : [initiative], ticked: isTicked, list, rows, boards };
  };
  return <PrintCommand where="Ko'rib chiqishda" subject={subject} />;
}
