import type { AppError } from '@shared/errors.ts';
import type { Text } from '@/i18n/catalogue.ts';
import type { FailureWords } from '@/i18n/failure-words.ts';
import { useT } from '@/i18n/use-t.ts';
import { useWords } from '../words.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { NotSent } from './not-sent.ts';
import { unknownText } from './unknown-text.ts';

export type FormFailureProps = {
  error: AppError;
  /** Words. Default: the action words of the screen's document. */
  failure?: Text | FailureWords | undefined;
};

/** Why a form could not be sent: the words with the platform's message (Z-141, Z-166). Typed values stay. */
export function FormFailure({ error, failure }: FormFailureProps) {
  const { t } = useT();
  const { action } = useWords();
  const kept = t('Yozganlaringiz joyida.');
  const unknown = unknownText(error, UNSURE, t);
  return (
    <FailureAlert
      error={error}
      words={failure ?? action}
      unsure={error instanceof NotSent ? `${unknown} ${kept}` : unknown}
      after={kept}
    />
  );
}

const UNSURE: Text =
  "Amal bajarilgan bo'lishi ham, bajarilmagan bo'lishi ham mumkin. Yozganlaringiz joyida: tekshirib, qayta yuboring.";
