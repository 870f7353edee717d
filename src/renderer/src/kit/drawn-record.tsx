import type { ReactNode } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { DrawBoundary } from './draw-boundary.tsx';
import styles from './drawn-record.module.css';
import { ErrorNumber } from './error-number.tsx';

export type DrawnRecordProps = {
  /** The record: another one is tried anew. */
  of: unknown;
  /** What names the record where it cannot be drawn: its number for persons, else its id. */
  id: string | number | null | undefined;
  /** Puts what is said in the record's place, such as a row of a table. Default: a line. */
  place?: ((said: ReactNode) => ReactNode) | undefined;
  /** Draws the record. */
  children: () => ReactNode;
};

/**
 * One record outside of a `DataTable`: if its drawing fails, its place names it, and what is around it stands. What
 * may fail belongs into `children`, which are called inside of the boundary.
 */
export function DrawnRecord({ of, id, place = asLine, children }: DrawnRecordProps) {
  return (
    <DrawBoundary of={of} instead={(number) => place(<Undrawn id={id ?? '—'} defect={number} />)}>
      <Drawn draw={children} />
    </DrawBoundary>
  );
}

const asLine = (said: ReactNode) => <p className={styles.line}>{said}</p>;

const Drawn = ({ draw }: { draw: () => ReactNode }) => draw();

function Undrawn({ id, defect }: { id: string | number; defect: string | undefined }) {
  const { t } = useT();
  return (
    <span className={styles.said} role="alert" data-undrawn>
      {t("Bu yozuvni ko'rsatib bo'lmadi (ID {{id}})", { id })} <ErrorNumber number={defect} />
    </span>
  );
}
