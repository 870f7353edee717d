import { Alert } from '@mantine/core';
import { type AppError, hasNoAnswer, mayBeDone } from '@shared/errors.ts';
import { IconAlertCircle, IconCloudOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { FailureWords } from '@/i18n/failure-words.ts';
import type { Text } from '@/i18n/text.ts';
import { ErrorNumber } from '../error-number.tsx';
import { HelpLink } from '../help/help-link.tsx';
import { useFailureText } from '../words.tsx';
import styles from './failure-alert.module.css';

export type FailureAlertProps = {
  error: AppError;
  words: Text | FailureWords;
  /** Our own line below the words if the outcome is not known (`mayBeDone`): what the person can do. */
  unsure: ReactNode;
  /** Our own line below the words of a refusal. Default: none. */
  after?: ReactNode;
  /** A way on, below the lines. Default: none. */
  button?: ReactNode;
};

/** Alert inside a form or dialog: the words, the platform's message, and what is left to do. */
export function FailureAlert({ error, words, unsure, after, button }: FailureAlertProps) {
  const { headline, below, number } = useFailureText()(error, words);
  const unknown = mayBeDone(error);
  const last = unknown ? unsure : after;
  return (
    // A new failure is announced anew, also in the same words.
    <Alert
      key={number}
      color={unknown ? 'yellow' : 'red'}
      icon={hasNoAnswer(error) ? <IconCloudOff /> : <IconAlertCircle />}
      role="alert"
      title={headline}
    >
      {below.map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
      {last && <p className={styles.line}>{last}</p>}
      {button}
      <ErrorNumber number={number} />
      {unknown ? <HelpLink topic="unknown-outcome" /> : number && <HelpLink topic="error-number" />}
    </Alert>
  );
}
