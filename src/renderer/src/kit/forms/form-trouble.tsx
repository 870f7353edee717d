import { Alert } from '@mantine/core';
import type { AppError } from '@shared/errors.ts';
import { IconAlertCircle, IconCloudOff } from '@tabler/icons-react';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';
import { isBroken } from '../files/use-upload.ts';

/** Why a form was not taken: the server's words where it sent some, else `failure`. What was typed stays. */
export function FormTrouble({ error, failure }: { error: AppError; failure: Text }) {
  const { t } = useT();
  if (isBroken(error)) {
    return (
      <Alert color="yellow" icon={<IconCloudOff />} role="alert" title={t('Aloqa uzilib qoldi')}>
        {t(
          "Amal bajarilgan bo'lishi ham, bajarilmagan bo'lishi ham mumkin. Yozganlaringiz joyida: tekshirib, qayta yuboring.",
        )}
      </Alert>
    );
  }
  return (
    <Alert color="red" icon={<IconAlertCircle />} role="alert" title={error.serverMessage ?? t(failure)}>
      {t('Yozganlaringiz joyida.')}
    </Alert>
  );
}
