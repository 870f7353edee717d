import { Checkbox } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatCount } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { CommandKey } from '@/kit/commands/command-key.tsx';
import { DrawnRecord } from '@/kit/drawn-record.tsx';
import { isAtLeast, left, queuePlace } from './queue.ts';
import styles from './queue-rail.module.css';
import { RailEntry } from './rail-entry.tsx';
import type { InitiativeQueue } from './use-queue.ts';
import type { Selection } from './use-selection.ts';

/** Estimated height, in px, of an entry with a two-line title; the virtualizer measures each entry once rendered. */
const ENTRY_HEIGHT = 70;

export type QueueRailProps = {
  queue: InitiativeQueue;
  /** Index of the entry in view. */
  index: number;
  onShow: (id: number) => void;
  /** Selection for a common decision. Default: no checkboxes. */
  selection?: Selection | undefined;
  /** Ids of initiatives with an unsent draft. */
  drafted: ReadonlySet<number>;
  /** Ids of the initiatives whose decision is being sent, and of those whose decision has come back undone. */
  sent: { underWay: ReadonlySet<number>; returned: ReadonlySet<number> };
  /** Content below the entries. Default: none. */
  foot?: ReactNode;
};

/** The queue beside the desk: decided entries with their marks, the current entry, and those to come. */
export function QueueRail({ queue, index, onShow, selection, drafted, sent, foot }: QueueRailProps) {
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
  // Keeps the current entry and two on either side in view.
  useEffect(() => {
    if (index >= 0) virtualizer.scrollToIndex(index, { align: 'auto' });
  }, [virtualizer, index]);

  return (
    <nav className={styles.rail} aria-label={t('Navbat')}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('Navbat')}</h2>
        <span className={styles.left} aria-live="polite">
          {t(isAtLeast(queue) ? 'kamida {{count}} ta qoldi' : '{{count}} ta qoldi', {
            count: formatCount(left(queue)),
          })}
        </span>
      </div>
      {selection && (
        <Checkbox
          className={styles.all}
          size="xs"
          label={
            <>
              {t('Yuklanganlarning barchasi')} <CommandKey of="desk.tick-all" />
            </>
          }
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
                <DrawnRecord of={entry.item} id={entry.item.public_id ?? entry.item.id}>
                  {() => (
                    <RailEntry
                      entry={entry}
                      number={queuePlace(queue, at).number}
                      current={at === index}
                      onShow={onShow}
                      selection={selection}
                      drafted={drafted.has(entry.item.id)}
                      sent={
                        sent.underWay.has(entry.item.id)
                          ? 'sending'
                          : entry.mark === null && sent.returned.has(entry.item.id)
                            ? 'returned'
                            : null
                      }
                    />
                  )}
                </DrawnRecord>
              </li>
            );
          })}
        </ol>
      </div>
      {foot}
    </nav>
  );
}
