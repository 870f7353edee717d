import { Skeleton } from '@mantine/core';
import styles from './desk.module.css';

/** Placeholder with the desk's measurements, so that nothing shifts when the desk has loaded. */
export function DeskSkeleton() {
  return (
    <section className={styles.desk} aria-busy="true">
      <div className={styles.waitingBar}>
        <Skeleton w={220} h={26} />
        <Skeleton w={260} h={32} />
      </div>
      <div className={styles.waitingRail}>
        {[1, 2, 3, 4, 5, 6, 7].map((line) => (
          <Skeleton key={line} h={52} />
        ))}
      </div>
      <div className={styles.waitingView}>
        <Skeleton w="34%" h={20} />
        <Skeleton w="72%" h={26} />
        <Skeleton h={60} />
        <Skeleton h={84} />
        <Skeleton h={190} />
      </div>
      <div className={styles.waitingPanel}>
        <Skeleton w="60%" h={30} />
        <Skeleton h={12} />
        <Skeleton h={96} />
        <Skeleton h={40} mt="auto" />
        <Skeleton h={40} />
      </div>
    </section>
  );
}
