import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * What is typed with a text put in the place of what is marked from `start` to `end`, apart from the words around it;
 * `caret` is the place after it.
 */
export function withInserted(typed: string, text: string, start: number, end: number) {
  const before = typed.slice(0, start);
  const after = typed.slice(end);
  const head = before === '' || /\s$/u.test(before) ? before : `${before} `;
  const tail = after === '' || /^[\s.,;:!?)]/u.test(after) ? after : ` ${after}`;
  return { text: `${head}${text}${tail}`, caret: head.length + text.length };
}

/**
 * Puts a text where the caret of a field stands, or in the place of what is marked there, and goes on behind it.
 * `focus` only gives the keyboard back.
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
    // The field must have the new text before its caret can stand behind it, and the caret before the next key comes.
    flushSync(() => onChange(inserted.text));
    focus();
    field.current?.setSelectionRange(inserted.caret, inserted.caret);
  };
  return { insert, focus };
}
