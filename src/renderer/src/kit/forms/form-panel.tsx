import { Loader, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { FailedState, type FailedStateProps } from '../empty-state.tsx';
import styles from './form-panel.module.css';

/** The panel of a form's page. */
export const FormPanel = ({ children }: { children: ReactNode }) => (
  <section className={styles.panel}>{children}</section>
);

/** A centred message in a panel without a form. */
export const FormNotice = ({ children }: { children: ReactNode }) => <div className={styles.failed}>{children}</div>;

/** Message that the record of a form could not be read. */
export const FormFailed = (props: FailedStateProps) => (
  <FormNotice>
    <FailedState {...props} />
  </FormNotice>
);

/** Message in place of a form that is still being sent from before. */
export function StillSending() {
  const { t } = useT();
  return (
    <FormNotice>
      <Loader aria-hidden />
      <p role="status">{t('Shu shakl hali yuborilmoqda: javobini kuting.')}</p>
    </FormNotice>
  );
}

/** Placeholder of a form while its record is loading. */
export function FormLoading() {
  const { t } = useT();
  return (
    <div className={styles.loading} role="status" aria-label={t("Ma'lumotlar yuklanmoqda")}>
      <Skeleton height={57} radius="md" />
      {[52, 52, 52, 130].map((height, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change places.
        <Skeleton key={index} height={height} radius="md" />
      ))}
    </div>
  );
}
