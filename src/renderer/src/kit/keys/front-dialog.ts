import { useWindowListener } from './use-window-listener.ts';

/** Per key event, the dialog in front when the key went down; null for none. */
const whenPressed = new WeakMap<Event, Element | null>();

/** The dialog in front at this moment, or null. */
export const inFrontNow = (): Element | null => [...document.querySelectorAll('[aria-modal=true]')].at(-1) ?? null;

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
