import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import type { Translation } from '@/i18n/i18n.ts';
import { inFrontNow } from '@/kit/keys/front-dialog.ts';
import { type Control, type ControlRole, patternOf, type Sight } from './chapter.ts';

/** Elements that may have a role, so that no other is asked for its name. */
const CANDIDATES: Readonly<Record<ControlRole, string>> = {
  article: 'article',
  button: 'button, [role=button]',
  checkbox: 'input[type=checkbox], [role=checkbox]',
  combobox: 'input, [role=combobox]',
  dialog: '[role=dialog]',
  link: 'a[href]',
  list: 'ul, ol, [role=list]',
  listbox: '[role=listbox]',
  menuitem: '[role=menuitem]',
  option: '[role=option]',
  radio: 'input[type=radio], [role=radio]',
  radiogroup: '[role=radiogroup]',
  region: 'section, [role=region]',
  row: 'tr[data-row]',
  searchbox: 'input[type=search], [role=searchbox]',
  switch: '[role=switch]',
  tab: '[role=tab]',
  table: 'table',
  textbox: 'input, textarea, [role=textbox]',
  toolbar: '[role=toolbar]',
};
const NOTICES = '[role=status], [role=alert]';
/** Never looked into: the manual itself, and what no screen reader reads. */
const LEFT_OUT = '[data-manual], [aria-hidden=true]';

const isShown = (element: Element): boolean =>
  element.closest(LEFT_OUT) === null && element.checkVisibility({ visibilityProperty: true });
const isChecked = (element: Element): boolean =>
  element instanceof HTMLInputElement ? element.checked : element.getAttribute('aria-checked') === 'true';
const pattern = (text: string): RegExp => new RegExp(`^\\s*${patternOf(text)}\\s*$`, 'u');

/** The control on the screen, in this script; that of the dialog in front before any other. Null where it is not. */
export function findControl(control: Control, t: Translation['t']): HTMLElement | null {
  const place = control.within ? findControl(control.within, t) : document;
  if (!place) return null;
  const wanted = control.name && pattern(t(control.name));
  const isIt = (element: HTMLElement) =>
    isShown(element) &&
    getRole(element) === control.role &&
    (!control.checked || isChecked(element)) &&
    (!wanted || wanted.test(computeAccessibleName(element)));
  const all = [...place.querySelectorAll<HTMLElement>(CANDIDATES[control.role])];
  const front = inFrontNow();
  return all.find((one) => front?.contains(one) && isIt(one)) ?? all.find(isIt) ?? null;
}

/** Whether the screen shows what a step is to show. */
export function isSeen(sight: Sight, t: Translation['t']): boolean {
  if (!('told' in sight)) return findControl(sight, t) !== null;
  const wanted = new RegExp(patternOf(t(sight.told)), 'u');
  return [...document.querySelectorAll(NOTICES)].some(
    (notice) => isShown(notice) && wanted.test(notice.textContent ?? ''),
  );
}

/** What a person sees of a control: of a radio button, its label. */
export const visibleOf = (control: HTMLElement): HTMLElement =>
  (control instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(control.type) && control.labels?.[0]) || control;
