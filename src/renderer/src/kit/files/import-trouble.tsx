import { Alert } from '@mantine/core';
import type { AppError } from '@shared/errors.ts';
import { IconAlertCircle, IconCloudOff } from '@tabler/icons-react';
import { useT } from '@/i18n/use-t.ts';
import styles from './import-dialog.module.css';
import { isBroken } from './use-upload.ts';

/** Why the file did not arrive, or the question whether it is sent again, where nobody knows. */
export function ImportTrouble({ error }: { error: AppError }) {
  const { t } = useT();
  return (
    <div className={styles.trouble}>
      {isBroken(error) ? (
        <Alert
          color="yellow"
          icon={<IconCloudOff />}
          role="alert"
          title={t('Aloqa uzilib qoldi. Fayl qayta yuborilsinmi?')}
        >
          {t("Platforma javob bermadi: fayl yetib borgan bo'lishi ham, bormagan bo'lishi ham mumkin.")}
        </Alert>
      ) : (
        <Alert color="red" icon={<IconAlertCircle />} role="alert" title={t('Xatolik')}>
          {error.serverMessage ?? t("Ma'lumot yuklashda xatolik sodir bo'ldi!")}
        </Alert>
      )}
    </div>
  );
}
