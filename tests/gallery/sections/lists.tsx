import { AppError } from '@shared/errors.ts';
import type { ReactNode } from 'react';
import { ClearFilters } from '@/kit/clear-filters.tsx';
import { EmptyState, FailedState } from '@/kit/empty-state.tsx';
import { Pager } from '@/kit/pager.tsx';
import { useLocalListState } from '@/kit/use-list-state.ts';
import { Case } from '../case.tsx';
import styles from '../gallery.module.css';

const LIST = { size: 10, filters: {} };
const OFFLINE = new AppError({ kind: 'network' });

/** What a list is made of, and what it says when there is nothing to show. */
export function Lists(): ReactNode {
  const list = useLocalListState(LIST);
  return (
    <>
      <h2 className={styles.section}>Lists</h2>
      <div className={styles.cases}>
        <Case of="pager" wide>
          <Pager list={list} page={{ rows: [], total: 2341, offset: 0 }} noun="ta tashabbus" />
        </Case>
        <Case of="clear-filters">
          <ClearFilters active onClear={() => {}} />
        </Case>
        <Case of="empty-state" note="nothing there">
          <EmptyState title="Hech narsa topilmadi" />
        </Case>
        <Case of="empty-state" note="failed">
          <FailedState error={OFFLINE} onRetry={() => {}} />
        </Case>
      </div>
    </>
  );
}
