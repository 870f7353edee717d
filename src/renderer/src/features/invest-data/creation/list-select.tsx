import { type Named, useNamedOptions } from '@/entities/named-options.ts';
import { BigSelect } from '@/kit/big-select/big-select.tsx';
import type { BigSelectProps } from '@/kit/big-select/big-select-props.ts';
import styles from './creation.module.css';

export type ListSelectProps = Omit<BigSelectProps<number>, 'query'> & {
  /** The same array as long as the entries are the same. */
  entries: readonly Named[];
};

const refetch = () => undefined;

/** A select over a reference list, half as wide as the form. */
export function ListSelect({ entries, ...field }: ListSelectProps) {
  const query = useNamedOptions({ data: entries, error: null, isFetching: false, refetch });
  return (
    <div className={styles.half}>
      <BigSelect query={query} {...field} />
    </div>
  );
}
