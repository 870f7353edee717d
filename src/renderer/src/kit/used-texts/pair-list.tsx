import { Kbd, UnstyledButton } from '@mantine/core';
import { useT } from '@/i18n/use-t.ts';
import { shownGaps } from './gaps.ts';
import styles from './pair-list.module.css';
import type { UsedPair } from './used-texts.ts';

/** A pair as it is offered: `filled` is its text for the record in view, null where its gaps cannot be filled. */
export type OfferedPair = UsedPair & { readonly filled: string | null };

export type PairListProps = {
  pairs: readonly OfferedPair[];
  /** Title of a reason, in the chosen script. */
  titleOf: (reason: number) => string;
  onPick: (pair: OfferedPair) => void;
};

/** The reasons and comments used last, each with its digit. Renders nothing without any. */
export function PairList({ pairs, titleOf, onPick }: PairListProps) {
  const { t } = useT();
  if (pairs.length === 0) return null;
  return (
    <ol className={styles.list} aria-label={t('Oxirgi sabab va izohlar')}>
      {pairs.map((pair, index) => {
        const text = pair.filled ?? shownGaps(pair.text);
        return (
          <li key={`${pair.reason} ${pair.text}`}>
            <UnstyledButton
              className={styles.pair}
              disabled={pair.filled === null}
              title={pair.filled === null ? t("O'xshash tashabbus topilmagan") : text}
              onClick={() => onPick(pair)}
            >
              <Kbd aria-hidden>{index + 1}</Kbd>
              <span className={styles.reason}>{titleOf(pair.reason)}</span>
              <span className={styles.text}>{text}</span>
            </UnstyledButton>
          </li>
        );
      })}
    </ol>
  );
}
