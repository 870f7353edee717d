import { type ChangeEvent, type ClipboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { formatCount } from '@/i18n/formats.ts';
import { pastedWhole } from '@/kit/inputs/pasted-whole.ts';
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

  const enter = (before: string, after: string) => {
    setCaret({ behind: before.length });
    const digits = `${before}${after}`.slice(0, MOST_DIGITS);
    onChange(digits === '' ? null : Number(digits));
  };
  const type = ({ currentTarget: { value: typed, selectionStart } }: ChangeEvent<HTMLInputElement>) => {
    const at = selectionStart ?? typed.length;
    enter(digitsOf(typed.slice(0, at)), digitsOf(typed.slice(at)));
  };
  // Key by key a comma is ignored; in a pasted amount it cuts off the decimals.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const { value: typed, selectionStart, selectionEnd } = event.currentTarget;
    const digits = pastedWhole(event.clipboardData.getData('text'));
    if (digits === null) return;
    const head = typed.slice(0, selectionStart ?? typed.length);
    enter(`${digitsOf(head)}${digits}`, digitsOf(typed.slice(selectionEnd ?? typed.length)));
  };

  return (
    <>
      <input
        ref={input}
        className={styles.input}
        data-field={field}
        value={text}
        onChange={type}
        onPaste={paste}
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
