import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Inserts `text` in place of the selection from `start` to `end`, with blanks to separate it from the surrounding
 * words. `caret` is the offset after the inserted text.
 */
export function withInserted(typed: string, text: string, start: number, end: number) {
  const before = typed.slice(0, start);
  const after = typed.slice(end);
  const head = before === '' || /\s$/u.test(before) ? before : `${before} `;
  const tail = after === '' || /^[\s.,;:!?)]/u.test(after) ? after : ` ${after}`;
  return { text: `${head}${text}${tail}`, caret: head.length + text.length };
}

/**
 * `insert` puts a text at the caret of a field, or in place of its selection, and moves the caret after it. `focus`
 * only restores focus to the field.
 */
export function useInsertAtCaret(
  field: RefObject<HTMLTextAreaElement | null>,
  value: string,
  onChange: (value: string) => void,
) {
  const focus = () => field.current?.focus();
  const insert = (text: string) => {
    const { selectionStart = value.length, selectionEnd = value.length } = field.current ?? {};
    const inserted = withInserted(value, text, selectionStart, selectionEnd);
    // The field needs the new text before its caret can move, and the caret must have moved before the next key event.
    flushSync(() => onChange(inserted.text));
    focus();
    field.current?.setSelectionRange(inserted.caret, inserted.caret);
  };
  return { insert, focus };
}
