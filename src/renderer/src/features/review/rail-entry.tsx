import { Checkbox, Loader } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconChecks, IconUserCheck, IconX } from '@tabler/icons-react';
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
  /** Whether its decision is being sent, or has come back undone. */
  sent: 'sending' | 'returned' | null;
};

type SignProps = Pick<RailEntryProps, 'number' | 'sent'> & Pick<Entry<unknown>, 'mark'>;

/** What became of an entry; its number if nothing has. */
function Sign({ number, mark, sent }: SignProps) {
  const { t } = useT();
  const Mark = mark && MARKS[mark].icon;
  if (sent === 'sending') return <Loader size={14} role="img" aria-label={t('Yuborilmoqda')} />;
  if (sent === 'returned') return <IconArrowBackUp size={16} stroke={2} role="img" aria-label={t('Qaror qaytdi')} />;
  return Mark ? <Mark size={16} stroke={2} role="img" aria-label={t(MARKS[mark].label)} /> : formatCount(number);
}

/** An entry of the queue. */
export function RailEntry(props: RailEntryProps) {
  const { entry, number, current, onShow, selection, drafted, sent } = props;
  const { item, mark } = entry;
  const { t, tr } = useT();
  const topic = tr(topicOf(item)) || '—';
  return (
    <div
      className={styles.entry}
      data-current={current || undefined}
      data-mark={mark ?? undefined}
      data-sent={sent ?? undefined}
    >
      {sent === null && selection?.possible.has(item.id) ? (
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
          <Sign {...{ number, mark, sent }} />
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
