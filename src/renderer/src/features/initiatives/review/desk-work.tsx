import { Alert, Button } from '@mantine/core';
import { IconCircleCheck, IconUserCheck } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Board } from '@/entities/boards.ts';
import { useT } from '@/i18n/use-t.ts';
import { useShortcuts } from '@/kit/keys/use-shortcuts.ts';
import { ActionsProvider } from '../actions/actions-provider.tsx';
import type { ActionId } from '../model/action.ts';
import type { InitiativeFilter } from '../model/api.ts';
import type { Initiative } from '../model/initiative.ts';
import { BulkConfirmDialog } from './bulk-confirm-dialog.tsx';
import { DecisionPanel } from './decision-panel.tsx';
import { MARKS } from './decision-state.ts';
import { InitiativeView } from './initiative-view.tsx';
import { type Entry, left, marked } from './queue.ts';
import styles from './queue-rail.module.css';
import { QueueRail } from './queue-rail.tsx';
import { useEntry } from './use-entry.ts';
import type { InitiativeQueue, useQueue } from './use-queue.ts';
import { useSelection } from './use-selection.ts';

export type DeskWorkProps = {
  work: ReturnType<typeof useQueue>;
  queue: InitiativeQueue;
  /** The entry in view. */
  entry: Entry<Initiative>;
  filter: InitiativeFilter;
  board: Board | undefined;
  /** Storage key of the selection, for a reload of the page. */
  slot: string;
};

/** Queue, initiative and decision panel side by side. After a decision the next entry comes into view. */
export function DeskWork({ work, queue, entry, filter, board, slot }: DeskWorkProps) {
  const { t } = useT();
  const { initiative, catchUp } = useEntry({ work, entry, filter, board });
  const selection = useSelection(queue, board, `${slot} ticks`);
  const [confirming, setConfirming] = useState<readonly Initiative[] | null>(null);
  const view = useRef<HTMLElement>(null);
  const { id } = entry.item;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another initiative takes the focus and is read from its beginning.
  useLayoutEffect(() => {
    view.current?.focus({ preventScroll: true });
    void view.current?.scrollTo({ top: 0 });
  }, [id]);
  useShortcuts([['KeyX', () => (selection.possible.has(id) ? selection.toggle(id) : false)]]);

  const onDone = (action: ActionId, { id: done }: Initiative) => {
    const mark = MARKS[action];
    if (mark) work.change((now) => marked(now, done, mark));
  };
  // The dialog has closed: decision sent, already decided by somebody else, or cancelled.
  const onEnd = ({ id: over }: Initiative) => {
    view.current?.focus({ preventScroll: true });
    // If the person has already moved to another entry, the view stays there.
    if (over !== id) return;
    // The dialog says that somebody else has decided as soon as that is read, and can be closed at once.
    catchUp();
    void work.goOn(id);
  };
  const confirmTicked = () =>
    setConfirming(queue.entries.map(({ item }) => item).filter((item) => selection.ids.has(item.id)));

  return (
    <ActionsProvider inPlace onDone={onDone} onEnd={onEnd}>
      <QueueRail
        queue={queue}
        index={work.index}
        onShow={work.show}
        selection={selection.possible.size > 0 ? selection : undefined}
        foot={
          selection.ids.size > 0 && (
            <div className={styles.foot}>
              <span>{t('{{count}} ta belgilandi', { count: selection.ids.size })}</span>
              <Button size="xs" variant="default" onClick={confirmTicked}>
                {t('Tasdiqlash')}
              </Button>
            </div>
          )
        }
      />
      <InitiativeView ref={view} initiative={initiative} notice={<Notice entry={entry} queue={queue} />} />
      <DecisionPanel initiative={initiative} board={board} />
      {confirming && (
        <BulkConfirmDialog
          initiatives={confirming}
          board={board}
          onOutcome={(done, outcome) => {
            // A changed initiative stays in the queue for another look.
            if (outcome !== 'changed') {
              work.change((now) => marked(now, done, outcome === 'confirmed' ? 'for' : 'elsewhere'));
            }
          }}
          onClose={() => {
            setConfirming(null);
            void work.goOn(id);
          }}
        />
      )}
    </ActionsProvider>
  );
}

function Notice({ entry, queue }: Pick<DeskWorkProps, 'entry' | 'queue'>) {
  const { t } = useT();
  if (left(queue) === 0) {
    return (
      <Alert color="green" role="status" icon={<IconCircleCheck size={18} stroke={1.7} />}>
        {t("Navbatdagi barcha tashabbuslar ko'rib chiqildi")}
      </Alert>
    );
  }
  if (entry.mark !== 'elsewhere') return null;
  return (
    <Alert color="yellow" role="status" icon={<IconUserCheck size={18} stroke={1.7} />}>
      {t("Bu tashabbus bo'yicha qaror allaqachon qabul qilingan")}
    </Alert>
  );
}
