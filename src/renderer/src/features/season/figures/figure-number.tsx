import { Skeleton, Tooltip, VisuallyHidden } from '@mantine/core';
import { formatCount } from '@/i18n/formats.ts';
import { useFailureText, useWords } from '@/kit/words.tsx';
import styles from './figures.module.css';
import type { Figure } from './figures.ts';

/** The number of a figure; a placeholder while pending, and a dash with the reason after a failure. */
export function FigureNumber({ figure }: { figure: Figure }) {
  const { list } = useWords();
  const failureText = useFailureText();
  if (figure.state === 'pending') return <Skeleton className={styles.waitingNumber} component="span" aria-hidden />;
  if (figure.state === 'known') return <>{formatCount(figure.value)}</>;
  const { headline, below } = failureText(figure.error, list);
  const why = [headline, ...below].join(' ');
  return (
    <Tooltip label={why} multiline maw={320}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must reach the reason, too. */}
      <span className={styles.none} tabIndex={0}>
        <span aria-hidden>—</span>
        <VisuallyHidden>{why}</VisuallyHidden>
      </span>
    </Tooltip>
  );
}
