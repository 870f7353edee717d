/** Keys that keep their default on the cover: they move between its buttons and press them, or act on the window. */
const PLAIN = /^(Tab|Enter|NumpadEnter|Space|F5|F11)$/;
/** The same with Ctrl, or Cmd on macOS: reload, quit, zoom. */
const WITH_CTRL = /^(Key[RQ]|Equal|Minus|Digit0|Numpad(Add|Subtract|0))$/;

/** The element that covers the page; null: nothing does. */
let cover: HTMLElement | null = null;

/** Covers the page: while an element does, no key, clipboard, drop, context menu or further button reaches the page. */
export function holdEvents(by: HTMLElement | null): void {
  cover = by;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && cover?.contains(target) === true && target.matches('input:read-write');

const keysStay = ({ code, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  isTyping(target) || (!altKey && (ctrlKey || metaKey ? WITH_CTRL : PLAIN).test(code));

/**
 * Keeps events of these types from every listener while the page is covered; the browser's default remains where
 * `stays` says so. Listens from the first moment on, so that it comes before every other listener.
 */
function hold<T extends keyof WindowEventMap>(types: readonly T[], stays: (event: WindowEventMap[T]) => boolean): void {
  for (const type of types) {
    window.addEventListener(
      type,
      (event) => {
        if (!cover) return;
        if (!stays(event)) event.preventDefault();
        event.stopImmediatePropagation();
      },
      { capture: true },
    );
  }
}

// Buttons have their own defaults for keys, so that the cover's work without listeners.
hold(['keydown', 'keypress', 'keyup'], keysStay);
hold(['copy', 'cut', 'paste'], ({ target }) => isTyping(target));
// Further buttons lead back and forth in the history.
hold(['mousedown', 'mouseup'], ({ button }) => button < 2);
hold(['contextmenu', 'auxclick', 'dragenter', 'dragover', 'drop'], () => false);
