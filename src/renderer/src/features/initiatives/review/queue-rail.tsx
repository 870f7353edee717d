import { Checkbox } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatCount } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { left } from './queue.ts';
import styles from './queue-rail.module.css';
import { RailEntry } from './rail-entry.tsx';
import type { InitiativeQueue } from './use-queue.ts';
import type { Selection } from './use-selection.ts';

/** Height of an entry with a title of two lines, in px; each is measured once it is drawn. */
const ENTRY_HEIGHT = 70;

export type QueueRailProps = {
  queue: InitiativeQueue;
  /** Index of the entry in view. */
  index: number;
  onShow: (id: number) => void;
  /** Which entries are ticked, for one decision about all of them. Default: nothing can be ticked. */
  selection?: Selection | undefined;
  /** Below the entries. Default: nothing. */
  foot?: ReactNode;
};

/** The queue beside the desk: what has been decided with its mark, where one is, and what comes. */
export function QueueRail({ queue, index, onShow, selection, foot }: QueueRailProps) {
  const { t } = useT();
  const viewport = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: queue.entries.length,
    getScrollElement: () => viewport.current,
    estimateSize: () => ENTRY_HEIGHT,
    getItemKey: (at) => queue.entries[at]?.item.id ?? at,
    overscan: 6,
    scrollPaddingStart: ENTRY_HEIGHT * 2,
    scrollPaddingEnd: ENTRY_HEIGHT * 2,
    useFlushSync: false,
  });
  // Its own entry and two on either side stay in view.
  useEffect(() => {
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'auto' });
  }, [virtualizer, index]);

  return (
    <nav className={styles.rail} aria-label={t('Navbat')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('Navbat')}</h2>
        <span className={styles.left} aria-live="polite">
          {t('{{count}} ta qoldi', { count: formatCount(left(queue)) })}
        </span>
      </div>
      {selection && (
        <Checkbox
          className={styles.all}
          size="xs"
          label={t('Yuklanganlarning barchasi')}
          checked={selection.all}
          indeterminate={selection.ids.size > 0 && !selection.all}
          disabled={selection.possible.size === 0}
          onChange={selection.toggleAll}
        />
      )}
      <div ref={viewport} className={styles.viewport}>
        <ol className={styles.list} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index: at, start, key }) => {
            const entry = queue.entries[at];
            if (!entry) return null;
            return (
              <li
                key={key}
                ref={virtualizer.measureElement}
                data-index={at}
                className={styles.place}
                style={{ transform: `translateY(${start}px)` }}
              >
                <RailEntry
                  entry={entry}
                  number={queue.before + at + 1}
                  current={at === index}
                  onShow={onShow}
                  selection={selection}
                />
              </li>
            );
          })}
        </ol>
      </div>
      {foot}
    </nav>
  );
}
