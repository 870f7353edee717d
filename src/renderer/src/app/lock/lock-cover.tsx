import { MantineThemeProvider } from '@mantine/core';
import type { Profile } from '@shared/session.ts';
import { useLayoutEffect, useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { flushDrafts } from '@/kit/drafts/flush-drafts.ts';
import { lazyComponent } from '@/kit/lazy-component.tsx';
import { ProxyLogin } from '../proxy-login/proxy-login.tsx';
import styles from './lock.module.css';

// Lazy: most offices never lock, and the sign-in page loads no more than it shows.
const LockCard = lazyComponent(async () => (await import('./lock-card.tsx')).default);

/**
 * Focuses the element anew that a closed modal dialog has given the focus back to: Chromium does that while the element
 * still counts as inert, without a cursor, and no key would write anything.
 */
function takeFocusAgain(): void {
  const { activeElement: back } = document;
  if (!(back instanceof HTMLElement) || back === document.body) return;
  back.blur();
  back.focus({ preventScroll: true });
}

/**
 * Covers the whole window while the program is locked: who has locked it, the way back and the way out. A native modal
 * dialog: it lies above every other layer, and all that is below is inert, whatever opens there.
 */
export function LockCover({ profile }: { profile: Profile }) {
  const { t } = useT();
  const [cover, setCover] = useState<HTMLDialogElement | null>(null);
  const title = `${t('Dastur qulflangan')} — ${t('Tashabbusli budjet')}`;

  useLayoutEffect(() => {
    if (!cover) return;
    const show = () => cover.showModal();
    const before = document.title;
    flushDrafts();
    show();
    holdEvents(cover);
    document.title = title;
    cover.addEventListener('close', show);
    return () => {
      cover.removeEventListener('close', show);
      holdEvents(null);
      cover.close();
      takeFocusAgain();
      document.title = before;
    };
  }, [cover, title]);

  return (
    <dialog ref={setCover} className={styles.cover} aria-labelledby="lock-title">
      <LockCard profile={profile} />
      {cover && (
        <MantineThemeProvider inherit theme={{ components: { Portal: { defaultProps: { target: cover } } } }}>
          <ProxyLogin />
        </MantineThemeProvider>
      )}
    </dialog>
  );
}

/** Keys that keep their default on the cover: they move between its buttons and press them, or act on the window. */
const PLAIN = /^(Tab|Enter|NumpadEnter|Space|F5|F11)$/;
/** The same with Ctrl, or Cmd on macOS: reload, quit, zoom. */
const WITH_CTRL = /^(Key[RQ]|Equal|Minus|Digit0|Numpad(Add|Subtract|0))$/;

/** The element that covers the page; null: nothing does. */
let cover: HTMLElement | null = null;

/** Covers the page: while an element does, no key, clipboard, drop, context menu or further button reaches the page. */
function holdEvents(by: HTMLElement | null): void {
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
