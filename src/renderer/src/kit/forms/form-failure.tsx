import { Button } from '@mantine/core';
import type { AppError } from '@shared/errors.ts';
import { Unrepeatable } from '@/api/unrepeatable.ts';
import type { FailureWords } from '@/i18n/failure-words.ts';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { goneText } from '../empty-state.tsx';
import { useWords } from '../words.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { Gone, NotSent } from './not-sent.ts';
import { unknownText } from './unknown-text.ts';

export type FormFailureProps = {
  error: AppError;
  /** Words. Default: the action words of the screen's document. */
  failure?: Text | FailureWords | undefined;
  /**
   * Shows the list: offered if a new record may have been made, or the record is gone. Default: not offered.
   */
  look?: (() => void) | undefined;
};

/** Why a form could not be sent: the words with the platform's message (Z-141, Z-166). Typed values stay. */
export function FormFailure({ error, failure, look }: FormFailureProps) {
  const { t } = useT();
  const { action } = useWords();
  const gone = error instanceof Gone;
  const kept = gone ? `${t(goneText(error))} ${t('Yozganlaringiz joyida.')}` : t('Yozganlaringiz joyida.');
  const unknown = unknownText(error, UNSURE, t);
  const button = look && (gone || error instanceof Unrepeatable) && (
    <Button variant="default" size="xs" mt={8} onClick={look}>
      {t(gone ? "Ro'yxatga qaytish" : "Avval ro'yxatni ko'rish")}
    </Button>
  );
  return (
    <FailureAlert
      error={error}
      words={failure ?? action}
      unsure={error instanceof NotSent ? `${unknown} ${kept}` : unknown}
      after={kept}
      button={button}
    />
  );
}

const UNSURE: Text =
  "Amal bajarilgan bo'lishi ham, bajarilmagan bo'lishi ham mumkin. Yozganlaringiz joyida: tekshirib, qayta yuboring.";
