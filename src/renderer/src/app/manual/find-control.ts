import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import type { Translation } from '@/i18n/i18n.ts';
import { inFrontNow } from '@/kit/keys/front-dialog.ts';
import { type Control, type ControlRole, namePattern, patternOf, type Sight } from './chapter.ts';

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
  navigation: 'nav, [role=navigation]',
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

/** The control on the screen, in this script; that of the dialog in front before any other. Null where it is not. */
export const findControl = (control: Control, t: Translation['t']): HTMLElement | null =>
  findControls(control, t).next().value ?? null;

/** Every control that fits, such as each option where the choice is free; those of the dialog in front first. */
export function* findControls(control: Control, t: Translation['t']): Generator<HTMLElement, undefined> {
  const place = control.within ? findControl(control.within, t) : document;
  if (!place) return;
  const wanted = control.name && new RegExp(namePattern(control, t), 'u');
  const isIt = (element: HTMLElement) =>
    isShown(element) &&
    getRole(element) === control.role &&
    (!control.checked || isChecked(element)) &&
    (!wanted || wanted.test(computeAccessibleName(element)));
  const all = [...place.querySelectorAll<HTMLElement>(CANDIDATES[control.role])];
  const front = inFrontNow();
  const isInFront = (one: HTMLElement) => front?.contains(one) ?? false;
  for (const one of all) if (isInFront(one) && isIt(one)) yield one;
  for (const one of all) if (!isInFront(one) && isIt(one)) yield one;
}

/** Whether the screen shows what a step is to show. */
export function isSeen(sight: Sight, t: Translation['t']): boolean {
  if (!('told' in sight)) return findControl(sight, t) !== null;
  const wanted = new RegExp(patternOf(t(sight.told)), 'u');
  const seen = [...document.querySelectorAll(NOTICES)].filter(
    (notice) => isShown(notice) && wanted.test(notice.textContent ?? ''),
  );
  return seen.length >= (sight.times ?? 1);
}

/** What a person sees of a control: of a radio button, its label. */
export const visibleOf = (control: HTMLElement): HTMLElement =>
  (control instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(control.type) && control.labels?.[0]) || control;
