import type { AppError } from '@shared/errors.ts';
import { useT } from '@/i18n/use-t.ts';
import { FailureAlert } from '../forms/failure-alert.tsx';
import { useWords } from '../words.tsx';
import styles from './import-body.module.css';

/** Why the upload failed. If no answer came, the outcome is unknown: asks whether to send again. */
export function ImportFailure({ error }: { error: AppError }) {
  const { t } = useT();
  const { upload } = useWords();
  const unknown = t("Platforma javob bermadi: fayl yetib borgan bo'lishi ham, bormagan bo'lishi ham mumkin.");
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
