import { type AppError, hasNoAnswer } from '@shared/errors.ts';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { FailureAlert } from '../forms/failure-alert.tsx';
import { useWords } from '../words.tsx';
import styles from './import-body.module.css';

const NO_ANSWER: Text = "Platforma javob bermadi: fayl yetib borgan bo'lishi ham, bormagan bo'lishi ham mumkin.";
const UNREADABLE: Text =
  "Platforma javobini o'qib bo'lmadi: fayl yetib borgan bo'lishi ham, bormagan bo'lishi ham mumkin.";

/** Why the upload failed. If the outcome is unknown, asks whether to send again. */
export function ImportFailure({ error }: { error: AppError }) {
  const { t } = useT();
  const { upload } = useWords();
  const unknown = t(hasNoAnswer(error) ? NO_ANSWER : UNREADABLE);
  return (
    <div className={styles.failure}>
      <FailureAlert
        error={error}
        words={upload}
        unsure={
          error.kind === 'network'
            ? `${t('Aloqa uzilib qoldi. Fayl qayta yuborilsinmi?')} ${unknown}`
            : `${unknown} ${t('Fayl qayta yuborilsinmi?')}`
        }
      />
    </div>
  );
}
