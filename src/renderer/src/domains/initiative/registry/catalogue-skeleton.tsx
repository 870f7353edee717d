import { Skeleton } from '@mantine/core';
import { useT } from '@/i18n/use-t.ts';
import styles from './catalogue.module.css';

/** Placeholder while the catalogue loads. */
export function CatalogueSkeleton() {
  const { t } = useT();
  return (
    <div className={styles.loading} role="progressbar" aria-label={t("Ma'lumotlar yuklanmoqda")}>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height={34} radius="md" />
      ))}
    </div>
  );
}
