import { Button } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useT } from '@/i18n/use-t.ts';
import { FormNotice } from '@/kit/forms/form-panel.tsx';
import styles from './creation.module.css';

export type NotVisibleYetProps = {
  /** Reads the object again. */
  onRetry: () => void;
  retrying: boolean;
  /** Opens the form once more. */
  onAgain: () => void;
};

/** Shown in place of the form after a creation that the platform has confirmed, until a reading shows the object. */
export function NotVisibleYet({ onRetry, retrying, onAgain }: NotVisibleYetProps) {
  const { t } = useT();
  return (
    <FormNotice>
      <div className={styles.unread} role="status">
        <IconClock size={40} stroke={1.2} aria-hidden />
        <h2>{t("Investitsiya obyekti yaratildi, hali ko'rinmayapti")}</h2>
        <p>
          {t(
            "Platforma uni birozdan keyin ko'rsatishi mumkin. Qayta yaratilsa, ikkinchi obyekt paydo bo'lishi mumkin.",
          )}
        </p>
        <div className={styles.buttons}>
          <Button variant="default" onClick={onAgain}>
            {t('Yaratish shaklini ochish')}
          </Button>
          <Button onClick={onRetry} loading={retrying} autoFocus>
            {t('Qayta urinish')}
          </Button>
        </div>
      </div>
    </FormNotice>
  );
}
