import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { appInfoQuery, noticesQuery } from '@/api/app-info.ts';
import { useT } from '@/i18n/use-t.ts';
import { FailedState } from '@/kit/empty-state.tsx';
import { DialogBody, FramedDialog } from '@/kit/framed-dialog.tsx';
import styles from './about.module.css';

/**
 * Dialog about the program: its version, and the notices of what of others is built into it. Opens when rendered;
 * `onClose`: stop rendering it.
 */
export default function AboutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useT();
  const info = useQuery(appInfoQuery);
  const { data, error, isFetching, refetch } = useQuery(noticesQuery);
  return (
    <FramedDialog opened onClose={onClose} title={t('Dastur haqida')} size={780}>
      <DialogBody>
        {info.data && (
          <p className={styles.version}>
            {t('Dastur versiyasi: {{version}}', { version: info.data.version })} · {info.data.runtime}
          </p>
        )}
        <h3 className={styles.heading} id="third-party">
          {t('Dasturdagi boshqa mualliflar ishlari va ularning litsenziyalari')}
        </h3>
        {data ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls is reached by the keyboard.
          <section className={styles.notices} aria-labelledby="third-party" tabIndex={0} lang="en">
            {data.text}
          </section>
        ) : error ? (
          <FailedState error={error} onRetry={refetch} retrying={isFetching} />
        ) : (
          <Loader size="sm" />
        )}
      </DialogBody>
    </FramedDialog>
  );
}
