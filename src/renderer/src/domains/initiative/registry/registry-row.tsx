import { IconTrash } from '@tabler/icons-react';
import { memo, useId, useState } from 'react';
import { formatCount, formatMoney } from '@/i18n/formats.ts';
import { useT } from '@/i18n/use-t.ts';
import { useFigure } from '@/kit/inputs/figures/use-figure.ts';
import type { RegistryLine } from './line.ts';
import styles from './registry-table.module.css';
import { type Granted, lineProblem, lineTotal, unitLabel } from './rules.ts';

export type RegistryRowProps = {
  line: RegistryLine;
  /** Empty cells show an error even before the person has edited them. */
  strict: boolean;
  onChange: (id: number, field: Granted, value: number | null) => void;
  /** null where this person may not remove the row (E-023, Z-150). */
  onRemove: ((id: number) => void) | null;
};

/** A line of the registry; memoised, so that only a changed line re-renders. */
export const RegistryRow = memo(function RegistryRow({ line, strict, onChange, onRemove }: RegistryRowProps) {
  const { t, tr } = useT();
  // Set while typing, not on blur: an error appearing on blur moves the row, and a button below misses the click.
  const [touched, setTouched] = useState(false);
  const { id, unit_of_measure, price, count, max_available } = line;
  const title = tr(line.title) || String(id);

  const problemText = (field: Granted): string | undefined => {
    const problem = lineProblem(line, field);
    if (problem === 'inexact') return t('Son juda katta, u kiritilmadi');
    if (problem === 'too-few') return t('Kamida {{count}}', { count: formatCount(0) });
    if (problem === 'too-many') return t("Ko'pi bilan {{count}}", { count: formatCount(max_available) });
    return problem && (strict || touched) ? t('Majburiy maydon') : undefined;
  };
  const cell = (field: Granted, label: string) => (
    <FigureCell
      field={field}
      value={line[field]}
      onChange={(value) => {
        setTouched(true);
        onChange(id, field, value);
      }}
      label={`${title}: ${label}`}
      problem={problemText(field)}
    />
  );

  return (
    <tr data-line={id}>
      <th scope="row" className={styles.product}>
        {title}
      </th>
      <td className={styles.unit}>{t(unitLabel(unit_of_measure))}</td>
      <td className={styles.figure}>{formatMoney(price)}</td>
      <td className={styles.entry}>{cell('granted_price', t('Ajratilgan narx'))}</td>
      <td className={styles.figure}>{formatCount(count)}</td>
      <td className={styles.entry}>{cell('granted_count', t('Ajratilgan soni'))}</td>
      <td className={styles.sum}>{formatMoney(lineTotal(line))}</td>
      <td className={styles.removal}>
        {onRemove && (
          <button
            type="button"
            className={styles.remove}
            aria-label={`${t('Olib tashlash')}: ${title}`}
            title={t('Olib tashlash')}
            onClick={() => onRemove(id)}
          >
            <IconTrash size={16} stroke={1.6} aria-hidden />
          </button>
        )}
      </td>
    </tr>
  );
});

type FigureCellProps = {
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
function FigureCell({ field, value, onChange, label, problem }: FigureCellProps) {
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
