import { Button } from '@mantine/core';
import { AppError, isUntrusted } from '@shared/errors.ts';
import { IconCloudOff, IconInbox, IconPlugConnectedX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { NETWORK_CHECK } from '@/api/network-check.ts';
import type { FailureWords } from '@/i18n/failure-words.ts';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import styles from './empty-state.module.css';
import { ErrorNumber } from './error-number.tsx';
import { HelpLink } from './help/help-link.tsx';
import { ELSEWHERE } from './owner.ts';
import { useFailureText, useWords } from './words.tsx';

export type EmptyStateProps = {
  /** Says what is missing. */
  title: Text;
  /** What the person can do. Default: nothing. */
  hint?: Text;
  /** Button for the hint. Default: none. */
  action?: ReactNode;
};

/** Message that there is nothing to show. */
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

/** Button that leads from a record that does not exist to its list, which is behind a dialog. */
export function ToListButton({ onClick }: { onClick: () => void }) {
  const { t } = useT();
  return (
    <Button variant="default" onClick={onClick}>
      {t("Ro'yxatga qaytish")}
    </Button>
  );
}

/** Says of a record that cannot be read why not: the platform does not know it any more, or it is not of this place. */
export const goneText = (error: Pick<AppError, 'detail'>): Text =>
  error.detail === ELSEWHERE
    ? "Bu yozuv boshqasiga tegishli: bu yerda saqlansa, ko'chib qoladi. Uni o'z ro'yxatidan oching."
    : "Bu yozuv topilmadi: uni boshqa xodim o'chirgan bo'lishi mumkin.";

/** Link to a list from a record that does not exist. */
export function ListLink({ to }: { to: string }) {
  const { t } = useT();
  return (
    <Button variant="default" component={Link} to={to} replace>
      {t("Ro'yxatga qaytish")}
    </Button>
  );
}

export type FailedStateProps = {
  /** The error; the platform's message is shown as `words` say. */
  error: unknown;
  /** Words for the failure. Default: the list words of the screen's document. */
  words?: Text | FailureWords;
  /** Called to retry. */
  onRetry: () => void;
  /** True while a retry is in flight. Default: false. */
  retrying?: boolean;
  /** Replaces the retry button if the platform answers `not-found`: the record is deleted. Default: the retry button. */
  gone?: ReactNode;
};

/** Message that loading failed and why, with a button to retry. */
export function FailedState(props: FailedStateProps) {
  const { list } = useWords();
  const { error, words = list, onRetry, retrying = false, gone } = props;
  const { t } = useT();
  const { headline, below, number } = useFailureText()(error, words);
  const failure = AppError.from(error);
  const { kind, status } = failure;
  const offline = kind === 'network' || kind === 'timeout';
  // An answer came in an unknown shape: a retry will hardly help.
  const odd = kind === 'unexpected-shape' && status === undefined;
  const missing = kind === 'not-found' && gone !== undefined;
  const Icon = offline ? IconCloudOff : IconPlugConnectedX;
  return (
    <div className={styles.root} role="alert">
      <Icon size={40} stroke={1.2} aria-hidden />
      <p className={styles.title}>{headline}</p>
      {below.map((line) => (
        <p key={line} className={styles.hint}>
          {line}
        </p>
      ))}
      <p className={styles.hint}>
        {offline && !isUntrusted(failure) && t("Server bilan aloqa yo'q. Tarmoqni tekshirib, qayta urinib ko'ring.")}
        {odd && t("Platforma javobi tanish ko'rinishda emas: ma'lumot ko'rsatilmadi. Administratorga murojaat qiling.")}
        {missing && t(goneText(failure))}
        {!offline && !odd && !missing && t('Xato turi: {{kind}}', { kind: status ?? kind })}
      </p>
      {missing ? (
        gone
      ) : (
        <Button variant="default" onClick={onRetry} loading={retrying}>
          {t('Qayta urinish')}
        </Button>
      )}
      {offline && (
        <Link to={NETWORK_CHECK} className={styles.link}>
          {t('Tarmoqni tekshirish')}
        </Link>
      )}
      <ErrorNumber number={number} />
      {number && <HelpLink topic="error-number" />}
    </div>
  );
}
