import type { AppError } from '@shared/errors.ts';
import { useT } from '@/i18n/use-t.ts';
import { FailureAlert } from '../forms/failure-alert.tsx';
import { useWords } from '../words.tsx';
import styles from './import-body.module.css';

/** Why the file did not arrive, or the question whether it is sent again, where nobody knows. */
export function ImportFailure({ error }: { error: AppError }) {
  const { t } = useT();
  const { upload } = useWords();
  const unknown = t("Platforma javob bermadi: fayl yetib borgan bo'lishi ham, bormagan bo'lishi ham mumkin.");
  return (
    <div className={styles.failure}>
      <FailureAlert
        error={error}
        words={upload}
        unsure={`${t('Aloqa uzilib qoldi. Fayl qayta yuborilsinmi?')} ${unknown}`}
      />
    </div>
  );
}
