import { Button } from '@mantine/core';
import { AppError } from '@shared/errors.ts';
import { IconAlertCircle } from '@tabler/icons-react';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';
import styles from './big-select.module.css';
import type { OptionsQuery } from './option.ts';

/** Says below a field that its options could not be loaded, and offers to try again. */
export function LoadTrouble({
  query,
  failure = "Ma'lumot yuklashda xatolik sodir bo'ldi!",
}: {
  query: Pick<OptionsQuery<string | number>, 'error' | 'isFetching' | 'refetch'>;
  failure?: Text;
}) {
  const { t } = useT();
  return (
    <div className={styles.trouble} role="alert">
      <IconAlertCircle size={16} stroke={1.7} aria-hidden />
      <span>{AppError.from(query.error).serverMessage ?? t(failure)}</span>
      <Button variant="default" size="xs" onClick={() => query.refetch()} loading={query.isFetching}>
        {t('Qayta urinish')}
      </Button>
    </div>
  );
}
