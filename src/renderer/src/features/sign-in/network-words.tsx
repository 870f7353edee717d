import { Button, Group } from '@mantine/core';
import type { NetworkState } from '@shared/network.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useT } from '@/i18n/use-t.ts';
import { ClockWords } from '@/kit/network/clock-words.tsx';
import { TroubleAction } from '@/kit/network/trouble-action.tsx';
import { troubleWords } from '@/kit/network/trouble-words.ts';
import { Notice } from './notice.tsx';
import styles from './sign-in.module.css';

export type NetworkWordsProps = Pick<NetworkState, 'trouble' | 'clock'> & {
  /** Retries the failed action. */
  onRetry: () => void;
};

/** Why the platform cannot be reached, and that this computer's clock is wrong, in words. */
export default function NetworkWords({ trouble, clock, onRetry }: NetworkWordsProps) {
  const { t } = useT();
  const queryClient = useQueryClient();
  const words = trouble && troubleWords(trouble, Date.now());
  const retry = () => {
    void queryClient.invalidateQueries();
    onRetry();
  };
  return (
    <>
      {words && (
        <Notice>
          {t(words.text, words.values)}
          <Group component="span" gap={8} className={styles.noticeActions}>
            <TroubleAction trouble={trouble} onRetry={retry} />
            <Button size="xs" variant="default" onClick={retry}>
              {t('Qayta urinish')}
            </Button>
          </Group>
        </Notice>
      )}
      {clock && (
        <Notice>
          <ClockWords clock={clock} />
        </Notice>
      )}
    </>
  );
}
