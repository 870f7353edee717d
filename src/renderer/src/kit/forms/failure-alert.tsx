import { Alert } from '@mantine/core';
import { type AppError, hasNoAnswer } from '@shared/errors.ts';
import { IconAlertCircle, IconCloudOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { FailureWords } from '@/i18n/failure-words.ts';
import { useFailureText } from '../words.tsx';
import styles from './failure-alert.module.css';

export type FailureAlertProps = {
  error: AppError;
  words: FailureWords;
  /** Ours, below the words: what the person can do where no answer came. */
  unsure: ReactNode;
  /** Ours, below the words, where an answer came. Default: nothing. */
  after?: ReactNode;
};

/** Says inside a form or dialog what failed: the words, the platform's message below them, and what is left to do. */
export function FailureAlert({ error, words, unsure, after }: FailureAlertProps) {
  const { headline, below } = useFailureText()(error, words);
  const broken = hasNoAnswer(error);
  const last = broken ? unsure : after;
  return (
    <Alert
      color={broken ? 'yellow' : 'red'}
      icon={broken ? <IconCloudOff /> : <IconAlertCircle />}
      role="alert"
      title={headline}
    >
      {below.map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
      {last && <p className={styles.line}>{last}</p>}
    </Alert>
  );
}
