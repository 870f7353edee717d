import { Button } from '@mantine/core';
import { useRef } from 'react';
import { ACTIONS } from '@/domains/initiative/actions/actions.ts';
import { confirmsTogether } from '@/domains/initiative/model/access.ts';
import { PRINT } from '@/domains/initiative/print/print-command.tsx';
import type { Board } from '@/entities/boards.ts';
import { useT } from '@/i18n/use-t.ts';
import { CommandKey, useCommandKey } from '@/kit/commands/command-key.tsx';
import { runCommand } from '@/kit/commands/command-list.ts';
import { useCommands } from '@/kit/commands/use-commands.ts';
import { useOwnDialog } from '@/kit/forms/own-dialog.tsx';
import { useMe } from '@/session/session.ts';
import { BulkConfirmDialog } from './bulk-confirm-dialog.tsx';
import { marked } from './queue.ts';
import styles from './queue-rail.module.css';
import { tickCommands } from './tick-commands.ts';
import type { ConfirmWork } from './use-bulk-confirm.ts';
import type { InitiativeQueue, useQueue } from './use-queue.ts';
import { useSelection } from './use-selection.ts';

/** Key of a confirmation: with ticks, it opens the common one. */
const CONFIRM_KEY = ACTIONS.find(({ id }) => id === 'confirm')?.key;

type Options = {
  work: Pick<ReturnType<typeof useQueue>, 'change' | 'move' | 'isUnderWay'>;
  queue: InitiativeQueue;
  /** The initiative in view. */
  id: number;
  board: Board | undefined;
  /** Storage key of the selection, for a reload of the page. */
  slot: string;
  /** Called when the confirmation dialog has closed. */
  onEnd: () => Promise<void>;
};

/** Initiatives of the queue that are ticked, by keys or in the rail, and confirmed together, or printed. */
export function useTicked({ work, queue, id, board, slot, onEnd }: Options) {
  const { t } = useT();
  const { role } = useMe();
  const confirmKey = confirmsTogether(role) ? CONFIRM_KEY : undefined;
  const printKey = useCommandKey(PRINT);
  const selection = useSelection(queue, board, slot, work.isUnderWay);
  const { of: confirming, open, close, around } = useOwnDialog<ConfirmWork>('ticked');
  const canTick = selection.possible.size > 0;
  const confirm = () =>
    open({
      initiatives: queue.entries.map(({ item }) => item).filter((item) => selection.ids.has(item.id)),
      kept: { runs: [] },
    });
  /** The entry that was ticked last, while the entry after it is still being read. */
  const leaving = useRef<number | null>(null);
  const tickAndMove = async (by: 1 | -1) => {
    if (selection.possible.has(id)) selection.tick(id);
    leaving.current = id;
    await work.move(by);
    if (leaving.current === id) leaving.current = null;
  };
  useCommands(
    tickCommands({
      ...selection,
      id,
      isLeaving: () => leaving.current === id,
      untick: () => selection.toggle(id),
      tickAndMove,
      confirm,
      confirmKey,
    }),
  );

  return {
    ids: selection.ids,
    /** Key of the common confirmation, which a single one has not at present; undefined without ticks. */
    taken: selection.ids.size > 0 ? confirmKey : undefined,
    /** For the rail; undefined where nothing can be ticked. */
    selection: canTick ? selection : undefined,
    /** Foot of the rail. */
    foot: selection.ids.size > 0 && (
      <div className={styles.foot}>
        <span>{t('{{count}} ta belgilandi', { count: selection.ids.size })}</span>
        {confirmsTogether(role) ? (
          <Button
            size="xs"
            px={8}
            variant="default"
            rightSection={<CommandKey of="desk.confirm-ticked" />}
            onClick={confirm}
          >
            {t('Tasdiqlash')}
          </Button>
        ) : (
          <Button size="xs" variant="default" onClick={() => runCommand(PRINT)} title={printKey}>
            {t('Chop etish')}
          </Button>
        )}
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
