import { Button } from '@mantine/core';
import { AppError } from '@shared/errors.ts';
import { IconCloudOff, IconInbox, IconPlugConnectedX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';
import styles from './empty-state.module.css';

export type EmptyStateProps = {
  /** What is not there, in words. */
  title: Text;
  /** What the person can do about it. Default: nothing. */
  hint?: Text;
  /** A button that does it. Default: none. */
  action?: ReactNode;
};

/** Says in words that there is nothing to show. */
export function EmptyState({ title, hint, action }: EmptyStateProps) {
  const { t } = useT();
  return (
    <div className={styles.root}>
      <IconInbox size={40} stroke={1.2} aria-hidden />
      <p className={styles.title}>{t(title)}</p>
      {hint && <p className={styles.hint}>{t(hint)}</p>}
      {action}
    </div>
  );
}

export type FailedStateProps = {
  /** What went wrong; the server's own message is shown where it sent one. */
  error: unknown;
  /** What is said otherwise. Default: the specification's text for lists and downloads. */
  fallback?: Text;
  /** Tries again. */
  onRetry: () => void;
  /** True while it does. Default: false. */
  retrying?: boolean;
};

/** Says what could not be loaded and why, and offers to try again. */
export function FailedState(props: FailedStateProps) {
  const { error, fallback = "Ma'lumot yuklashda xatolik sodir bo'ldi!", onRetry, retrying = false } = props;
  const { t } = useT();
  const { kind, status, serverMessage } = AppError.from(error);
  const offline = kind === 'network' || kind === 'timeout';
  // It came, but not as this program knows it: to try again will hardly help.
  const odd = kind === 'unexpected-shape' && status === undefined;
  const Icon = offline ? IconCloudOff : IconPlugConnectedX;
  return (
    <div className={styles.root} role="alert">
      <Icon size={40} stroke={1.2} aria-hidden />
      <p className={styles.title}>{serverMessage ?? t(fallback)}</p>
      <p className={styles.hint}>
        {offline && t("Server bilan aloqa yo'q. Tarmoqni tekshirib, qayta urinib ko'ring.")}
        {odd && t("Platforma javobi tanish ko'rinishda emas: ma'lumot ko'rsatilmadi. Administratorga murojaat qiling.")}
        {!offline && !odd && t('Xato turi: {{kind}}', { kind: status ?? kind })}
      </p>
      <Button variant="default" onClick={onRetry} loading={retrying}>
        {t('Qayta urinish')}
      </Button>
    </div>
  );
}
