import { Button, Skeleton } from '@mantine/core';
import { useT } from '@/i18n/use-t.ts';
import { problemOf } from '../files/texts.ts';
import styles from './import-body.module.css';
import { TableFilePreview } from './table-preview.tsx';
import type { ImportForm } from './use-import-form.ts';

/** Preview of the chosen file: loading, failed or read. */
export function ImportPreview({ preview }: Pick<ImportForm, 'preview'>) {
  const { t } = useT();
  if (preview.isSuccess) return <TableFilePreview key={preview.dataUpdatedAt} preview={preview.data} />;
  if (preview.isLoading) {
    return (
      <div className={styles.reading} role="status" aria-label={t("Fayl o'qilmoqda")}>
        <Skeleton height={58} radius={10} />
        <Skeleton height={202} radius={10} />
      </div>
    );
  }
  if (preview.isError && !problemOf(preview.error)) {
    return (
      <div className={styles.unread} role="alert">
        {t("Faylni o'qib bo'lmadi.")}
        <Button variant="default" size="xs" loading={preview.isFetching} onClick={() => void preview.refetch()}>
          {t('Qayta urinish')}
        </Button>
      </div>
    );
  }
  return null;
}
