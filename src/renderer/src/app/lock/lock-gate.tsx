import { MantineThemeProvider } from '@mantine/core';
import type { Profile } from '@shared/session.ts';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useT } from '@/i18n/use-t.ts';
import { flushDrafts } from '@/kit/drafts/flush-drafts.ts';
import { lazyComponent } from '@/kit/lazy-component.tsx';
import { useSession } from '@/session/session.ts';
import { ProxyLogin } from '../proxy-login/proxy-login.tsx';
import { holdEvents } from './held-events.ts';
import styles from './lock.module.css';

/**
 * The page, and over it a cover while the program is locked. What is open stays so below it. A page that is loaded while
 * the program is locked begins once it is opened.
 */
export function LockGate({ children }: { children: ReactNode }) {
  const session = useSession();
  const locked = session.status === 'signed-in' && session.locked;
  const [begun, setBegun] = useState(!locked);
  if (!begun && !locked) setBegun(true);
  return (
    <>
      {begun && children}
      {locked ? <LockCover profile={session.profile} /> : <ProxyLogin />}
    </>
  );
}

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
function LockCover({ profile }: { profile: Profile }) {
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
