import { useWindowListener } from './use-window-listener.ts';

/** Per key event, the dialog in front when the key went down; null for none. */
const whenPressed = new WeakMap<Event, Element | null>();

/** Layer of a dialog: a question lies above every dialog, although it comes earlier in the document. */
const layerOf = ({ parentElement }: Element): number =>
  (parentElement && Number(getComputedStyle(parentElement).zIndex)) || 0;

/** The dialog in front at this moment, or null. */
export function inFrontNow(): Element | null {
  const dialogs = [...document.querySelectorAll('[aria-modal=true]')];
  return dialogs.reduce<Element | null>((front, one) => (front && layerOf(front) > layerOf(one) ? front : one), null);
}

/**
 * The dialog that was in front when this key went down, or null. A dialog closed by Esc leaves the document before
 * other listeners get the event; without this record, the page below would handle the same key.
 */
export const dialogInFront = (event: KeyboardEvent): Element | null =>
  whenPressed.has(event) ? (whenPressed.get(event) ?? null) : inFrontNow();

/**
 * Records the dialog in front for every key event. Use at the root of the page: its listener must run before those of
 * any dialog.
 */
export function useFrontDialog(): void {
  useWindowListener('keydown', (event) => void whenPressed.set(event, inFrontNow()), { capture: true });
}
