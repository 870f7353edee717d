import { Checkbox } from '@mantine/core';
import { IconCheck, IconChecks, IconUserCheck, IconX } from '@tabler/icons-react';
import { type Initiative, topicOf } from '@/domains/initiative/model/initiative.ts';
import { formatCount, formatMoney } from '@/i18n/formats.ts';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import type { Entry, Mark } from './queue.ts';
import styles from './queue-rail.module.css';
import type { Selection } from './use-selection.ts';

const MARKS: Record<Mark, { icon: typeof IconCheck; label: Text }> = {
  for: { icon: IconCheck, label: 'Tasdiqlangan' },
  against: { icon: IconX, label: 'Rad etilgan' },
  done: { icon: IconChecks, label: 'Bajarilgan' },
  elsewhere: { icon: IconUserCheck, label: 'Qaror allaqachon qabul qilingan' },
};

export type RailEntryProps = {
  entry: Entry<Initiative>;
  /** Position in the list, from 1. */
  number: number;
  /** The entry is in view. */
  current: boolean;
  onShow: (id: number) => void;
  selection?: Selection | undefined;
  /** The initiative has an unsent draft. */
  drafted: boolean;
};

/** An entry of the queue. */
export function RailEntry({ entry: { item, mark }, number, current, onShow, selection, drafted }: RailEntryProps) {
  const { t, tr } = useT();
  const topic = tr(topicOf(item)) || '—';
  const Mark = mark && MARKS[mark].icon;
  return (
    <div className={styles.entry} data-current={current || undefined} data-mark={mark ?? undefined}>
      {selection?.possible.has(item.id) ? (
        <Checkbox
          className={styles.tick}
          size="xs"
          checked={selection.ids.has(item.id)}
          onChange={() => selection.toggle(item.id)}
          aria-label={t('{{number}}-tashabbusni belgilash', { number })}
          tabIndex={current ? 0 : -1}
        />
      ) : (
        <span className={styles.sign}>
          {Mark ? <Mark size={16} stroke={2} role="img" aria-label={t(MARKS[mark].label)} /> : formatCount(number)}
        </span>
      )}
      <button
        type="button"
        className={styles.open}
        aria-current={current}
        tabIndex={current ? 0 : -1}
        onClick={() => onShow(item.id)}
      >
        <span className={styles.topic}>{topic}</span>
        <span className={styles.sum}>
          {formatMoney(item.requested_amount)} {t("so'm")}
        </span>
        {drafted && <span className={styles.draft}>{t('qoralama bor')}</span>}
      </button>
    </div>
  );
}
