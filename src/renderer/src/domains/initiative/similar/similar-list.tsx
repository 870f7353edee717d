import { DrawnRecord } from '@/kit/drawn-record.tsx';
import { type JustDecided, SimilarRow, type SimilarRowProps } from './similar-row.tsx';
import styles from './similar-section.module.css';
import type { SimilarOne } from './use-similar.ts';

export type SimilarListProps = Pick<SimilarRowProps, 'onCompare'> & {
  ones: readonly SimilarOne[];
  /** This person's recent decisions, by initiative id. */
  decided: ReadonlyMap<number, JustDecided>;
  /** Id of the initiative compared with the one in view; null for none. */
  compared: number | null;
};

/** Rows of similar initiatives; nothing without any. */
export function SimilarList({ ones, decided, compared, onCompare }: SimilarListProps) {
  if (ones.length === 0) return null;
  return (
    <ul className={styles.list}>
      {ones.map((one) => (
        <li key={one.initiative.id}>
          <DrawnRecord of={one.initiative} id={one.initiative.public_id ?? one.initiative.id}>
            {() => (
              <SimilarRow
                one={one}
                decided={decided.get(one.initiative.id)}
                current={one.initiative.id === compared}
                onCompare={onCompare}
              />
            )}
          </DrawnRecord>
        </li>
      ))}
    </ul>
  );
}
