import { Button } from '@mantine/core';
import type { Board } from '@/entities/boards.ts';
import { useT } from '@/i18n/use-t.ts';
import { useCommands } from '@/kit/commands/use-commands.ts';
import { useOwnDialog } from '@/kit/forms/own-dialog.tsx';
import { BulkConfirmDialog } from './bulk-confirm-dialog.tsx';
import { marked } from './queue.ts';
import styles from './queue-rail.module.css';
import type { ConfirmWork } from './use-bulk-confirm.ts';
import type { InitiativeQueue, useQueue } from './use-queue.ts';
import { useSelection } from './use-selection.ts';

type Options = {
  work: Pick<ReturnType<typeof useQueue>, 'change' | 'isUnderWay'>;
  queue: InitiativeQueue;
  /** The initiative in view. */
  id: number;
  board: Board | undefined;
  /** Storage key of the selection, for a reload of the page. */
  slot: string;
  /** Called when the confirmation dialog has closed. */
  onEnd: () => Promise<void>;
};

/** Initiatives of the queue that are ticked, by X or in the rail, and confirmed together. */
export function useTicked({ work, queue, id, board, slot, onEnd }: Options) {
  const { t } = useT();
  const selection = useSelection(queue, board, slot, work.isUnderWay);
  const { of: confirming, open, close, around } = useOwnDialog<ConfirmWork>('ticked');
  const canTick = selection.possible.size > 0;
  useCommands(
    canTick
      ? [
          {
            id: 'desk.tick',
            title: 'Tashabbusni belgilash',
            where: "Ko'rib chiqishda",
            keys: ['KeyX'],
            run: () => selection.toggle(id),
            enabled: () => selection.possible.has(id),
          },
        ]
      : [],
  );
  const confirm = () =>
    open({
      initiatives: queue.entries.map(({ item }) => item).filter((item) => selection.ids.has(item.id)),
      kept: { runs: [] },
    });

  return {
    ids: selection.ids,
    /** For the rail; undefined where nothing can be ticked. */
    selection: canTick ? selection : undefined,
    /** Foot of the rail. */
    foot: selection.ids.size > 0 && (
      <div className={styles.foot}>
        <span>{t('{{count}} ta belgilandi', { count: selection.ids.size })}</span>
        <Button size="xs" variant="default" onClick={confirm}>
          {t('Tasdiqlash')}
        </Button>
      </div>
    ),
    dialog: around(
      confirming && (
        <BulkConfirmDialog
          work={confirming}
          board={board}
          onOutcome={(done, outcome) => {
            // A changed initiative stays in the queue for another look.
            if (outcome !== 'changed') {
              work.change((now) => marked(now, done, outcome === 'confirmed' ? 'for' : 'elsewhere'));
            }
          }}
          onClose={() => {
            close();
            void onEnd();
          }}
        />
      ),
    ),
  };
}
