import { SegmentedControl } from '@mantine/core';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import styles from './segment-filter.module.css';

/** A choice of `SegmentFilter`. */
export type Segment<T extends string> = {
  value: T;
  label: Text;
  /** Values of the label's `{{names}}`. Default: none. */
  values?: Readonly<Record<string, string | number>>;
  /** CSS colour of the dot before the label, if the value has a colour elsewhere. Default: no dot. */
  color?: string;
};

export type SegmentFilterProps<T extends string> = {
  /** Name of the filter. */
  label: Text;
  segments: readonly Segment<T>[];
  value: T;
  onChange: (value: T) => void;
};

/** A filter of a few values, all in view. */
export function SegmentFilter<T extends string>({ label, segments, value, onChange }: SegmentFilterProps<T>) {
  const { t } = useT();
  return (
    <SegmentedControl<T>
      aria-label={t(label)}
      classNames={{ root: styles.root ?? '', label: styles.label ?? '' }}
      value={value}
      onChange={onChange}
      transitionDuration={120}
      data={segments.map((segment) => ({
        value: segment.value,
        label: (
          <span className={styles.segment}>
            {segment.color && <span className={styles.dot} style={{ background: segment.color }} />}
            {t(segment.label, segment.values)}
          </span>
        ),
      }))}
    />
  );
}
