import { useId } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { useFigure } from '@/kit/inputs/figures/use-figure.ts';
import styles from './registry-table.module.css';
import type { Granted } from './rules.ts';

export type FigureCellProps = {
  /** Column of the cell, by which arrow keys and Enter find the neighbouring cell. */
  field: Granted;
  /** null: empty. */
  value: number | null;
  onChange: (value: number | null) => void;
  label: string;
  /** Error message; undefined if valid. */
  problem: string | undefined;
};

const WHOLE = { decimals: 0, negative: false, grouped: true, unit: '' } as const;

/** Table cell for a whole number, typed as in a `WholeNumberInput`. A native input, as a table has hundreds. */
export function FigureCell({ field, value, onChange, label, problem }: FigureCellProps) {
  const { t } = useT();
  const id = useId();
  const { props, refusal } = useFigure(WHOLE, value, onChange);
  const said = refusal ? t(refusal.text, refusal.values) : problem;
  return (
    <>
      <input
        {...props}
        className={styles.input}
        data-field={field}
        // Typing replaces the value, whether the focus came by Tab, arrow or Enter; a click then places the caret.
        onFocus={(event) => event.currentTarget.select()}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={said ? true : undefined}
        aria-describedby={said ? id : undefined}
      />
      {said && (
        <span id={id} className={styles.problem}>
          {said}
        </span>
      )}
    </>
  );
}
