import { type ChangeEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { formatCount } from '@/i18n/formats.ts';
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

/** Maximum number of digits: keeps sums exact, and below the length of a personal number, which drafts remove. */
const MOST_DIGITS = 12;
const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * Table cell for a non-negative integer, with thousands separators while typing. A native input, as a table has
 * hundreds.
 */
export function FigureCell({ field, value, onChange, label, problem }: FigureCellProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  /** Caret position as a number of digits; a new object for every keystroke, so that the effect runs. */
  const [caret, setCaret] = useState<{ behind: number } | null>(null);
  const text = value === null ? '' : formatCount(value);

  useLayoutEffect(() => {
    if (!caret || document.activeElement !== input.current) return;
    const place = placeBehind(input.current?.value ?? '', caret.behind);
    input.current?.setSelectionRange(place, place);
  }, [caret]);

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: typed, selectionStart } = event.currentTarget;
    setCaret({ behind: digitsOf(typed.slice(0, selectionStart ?? typed.length)).length });
    const digits = digitsOf(typed).slice(0, MOST_DIGITS);
    onChange(digits === '' ? null : Number(digits));
  };

  return (
    <>
      <input
        ref={input}
        className={styles.input}
        data-field={field}
        value={text}
        onChange={type}
        // Typing replaces the value, whether the focus came by Tab, arrow or Enter; a click then places the caret.
        onFocus={(event) => event.currentTarget.select()}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
      />
      {problem && (
        <span id={id} className={styles.problem}>
          {problem}
        </span>
      )}
    </>
  );
}

/** Caret index in a formatted number after the given number of digits. */
function placeBehind(text: string, digits: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === digits) return place;
    if (/\d/.test(text.charAt(place))) seen += 1;
  }
  return text.length;
}
