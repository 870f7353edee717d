import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { OFFLINE, ownWords } from '@/i18n/failure-words.ts';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { ErrorNumber } from '../error-number.tsx';
import { useFailureText, useWords } from '../words.tsx';
import styles from './big-select.module.css';
import type { OptionsQuery } from './option.ts';

/** Error below a field whose options could not be loaded, with a button to retry. */
export function LoadFailure({
  query,
  failure,
}: {
  query: Pick<OptionsQuery<string | number>, 'error' | 'isFetching' | 'refetch'>;
  /** Message. Default: the list words of the screen's document. */
  failure?: Text | undefined;
}) {
  const { t } = useT();
  const { list, own } = useWords();
  const words = { ...ownWords(failure ?? list, own), broken: OFFLINE };
  const { headline, below, number } = useFailureText()(query.error, words);
  return (
    <div className={styles.failure} role="alert">
      <IconAlertCircle size={16} stroke={1.7} aria-hidden />
      <div className={styles.failureText}>
        {[headline, ...below].join(' ')}
        <ErrorNumber number={number} />
      </div>
      <Button variant="default" size="xs" onClick={() => query.refetch()} loading={query.isFetching}>
        {t('Qayta urinish')}
      </Button>
    </div>
  );
}
