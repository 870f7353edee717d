import { type RefObject, useCallback } from 'react';

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
  const focus = useCallback(
    (caret?: number) =>
      // The field has the new text only once it is drawn.
      requestAnimationFrame(() => {
        field.current?.focus();
        if (caret !== undefined) field.current?.setSelectionRange(caret, caret);
      }),
    [field],
  );
  const insert = (text: string) => {
    const { selectionStart = value.length, selectionEnd = value.length } = field.current ?? {};
    const inserted = withInserted(value, text, selectionStart, selectionEnd);
    onChange(inserted.text);
    focus(inserted.caret);
  };
  return { insert, focus };
}
