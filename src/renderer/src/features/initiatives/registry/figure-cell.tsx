import { type ChangeEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { formatCount } from '@/i18n/formats.ts';
import styles from './registry-table.module.css';
import type { Granted } from './rules.ts';

export type FigureCellProps = {
  /** Which column it stands in: the arrow keys and Enter find its neighbours by it. */
  field: Granted;
  /** null: nothing is entered. */
  value: number | null;
  onChange: (value: number | null) => void;
  label: string;
  /** What is wrong with it; undefined for nothing. */
  problem: string | undefined;
};

/** Most digits that can be entered: a sum stays exact, and is never taken for a personal number in a draft. */
const MOST_DIGITS = 12;
const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** A cell for a whole number from 0 on, thousands apart while it is typed. Plain, so that hundreds of them stay light. */
export function FigureCell({ field, value, onChange, label, problem }: FigureCellProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  /** Behind how many digits the caret belongs; a new object for every keystroke. */
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
        // What stands there is typed over, however the keyboard came; a click puts the caret where it hits.
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

/** The place in a formatted number behind so many of its digits. */
function placeBehind(text: string, digits: number): number {
  let seen = 0;
  for (let place = 0; place < text.length; place += 1) {
    if (seen === digits) return place;
    if (/\d/.test(text.charAt(place))) seen += 1;
  }
  return text.length;
}
