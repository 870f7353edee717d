import { isBlank } from '@shared/blank.ts';

/** Fields that take a text or a choice; a box to tick is never empty. */
const FIELDS =
  'input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [aria-hidden]), textarea, [contenteditable=true]';

/** Whether a person can fill in the field: a list of choices cannot be typed into, but opens. */
const isUsable = (field: HTMLElement): boolean =>
  !field.matches(':disabled, [aria-disabled=true], [readonly]:not([aria-haspopup])') && field.checkVisibility();

/** Whether nothing is entered; `data-filled` marks a choice whose name is not loaded yet. */
function isEmpty(field: HTMLElement): boolean {
  if (field.hasAttribute('data-filled')) return false;
  const text =
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : field.textContent;
  return isBlank(text);
}

const fieldsIn = (part: Element | null | undefined): HTMLElement[] =>
  [...(part?.querySelectorAll<HTMLElement>(FIELDS) ?? [])].filter(isUsable);

/** Where filling in begins: the first empty field, else the first field; undefined if there is none. */
export function firstToFill(part: Element | null): HTMLElement | undefined {
  const fields = fieldsIn(part);
  return fields.find(isEmpty) ?? fields[0];
}

/** The next empty field of the same form; undefined if the others below are filled in. */
export const nextToFill = (field: Element): HTMLElement | undefined =>
  fieldsIn(field.closest('form')).find(
    (other) => isEmpty(other) && field.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
