import { useWindowListener } from './use-window-listener.ts';

/** The dialog in front when a key went down; null where there was none. */
const whenPressed = new WeakMap<Event, Element | null>();

const inFrontNow = (): Element | null => [...document.querySelectorAll('[aria-modal=true]')].at(-1) ?? null;

/**
 * The dialog that was in front when this key went down, or null. A dialog that Esc closes has gone from the page before
 * others hear of the key: what stands in the page by then would take the key for its own.
 */
export const dialogInFront = (event: KeyboardEvent): Element | null =>
  whenPressed.has(event) ? (whenPressed.get(event) ?? null) : inFrontNow();

/** Notes for every key which dialog is in front. For the root of the page: it has to hear of keys before any dialog. */
export function useFrontDialog(): void {
  useWindowListener('keydown', (event) => void whenPressed.set(event, inFrontNow()), { capture: true });
}
