import { Skeleton } from '@mantine/core';
import { useT } from '@/i18n/use-t.ts';
import { INVEST_STAGES } from '../model/stages.ts';
import styles from './invest-skeleton.module.css';

/** Placeholder of the stages while the object is loading. */
export function InvestSkeleton() {
  const { t } = useT();
  return (
    <div className={styles.stages} role="status" aria-label={t("Ma'lumotlar yuklanmoqda")}>
      {INVEST_STAGES.map(({ title }) => (
        <div key={title} className={styles.stage}>
          <Skeleton circle width={28} height={28} />
          <div className={styles.content}>
            <Skeleton width={220} height={20} />
            <Skeleton height={64} radius="md" />
          </div>
        </div>
      ))}
    </div>
  );
}
