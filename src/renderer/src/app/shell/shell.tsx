import '@mantine/notifications/styles.css';
import '@mantine/spotlight/styles.css';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { useIsFetching, useIsMutating, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Outlet } from 'react-router';
import { bridge } from '@/api/bridge.ts';
import { recentsQuery } from '@/domains/initiative/recents/recents-query.ts';
import { useT } from '@/i18n/use-t.ts';
import { UnsavedProvider } from '@/kit/drafts/unsaved.tsx';
import { useDropNotice } from '@/kit/files/use-drop-notice.ts';
import { type DraftedAt, FormWaysContext } from '@/kit/forms/form-ways.ts';
import { useNotices } from '@/kit/notices.ts';
import { useMe } from '@/session/session.ts';
import { wayOf } from '../desk/draft-ways.ts';
import { type Opens, OpensContext, useOpens } from '../desk/opens.ts';
import { UndoProvider } from '../desk/undo-provider.tsx';
import { ManualProvider } from '../manual/manual.tsx';
import { ManualOffer } from '../manual/manual-offer.tsx';
import { screenAt } from '../menu/menu.ts';
import { SCREENS } from '../menu/registry.ts';
import { mayOpen } from '../menu/screen.ts';
import { useWindowTitle } from '../use-window-title.ts';
import { Banners } from './banners/banners.tsx';
import { ShellCommands } from './commands/shell-commands.tsx';
import { ConnectionProvider } from './connection/connection-provider.tsx';
import { Header } from './header/header.tsx';
import { KeyHints } from './hints/key-hints.tsx';
import { InitiativeLinks } from './links/initiative-links.tsx';
import { Palette } from './palette/palette.tsx';
import styles from './shell.module.css';
import { Sidebar } from './sidebar/sidebar.tsx';
import { useShellState } from './use-shell-state.ts';

/** Frame of every page of a signed-in person (spec 000 §2). */
export default function Shell() {
  const { t } = useT();
  const { rail, toggleRail, trail } = useShellState();
  const page = useRef<HTMLElement>(null);
  useDropNotice();
  useJournalNotice();
  useWindowTitle(trail.screen?.title);

  return (
    <ModalsProvider>
      <UnsavedProvider>
        <OpensProvider>
          <FormWaysProvider>
            <UndoProvider>
              <ManualProvider screen={trail.screen?.path}>
                {(manual) => (
                  <>
                    <button type="button" className={styles.skip} onClick={() => page.current?.focus()}>
                      {t("Asosiy qismga o'tish")}
                    </button>
                    <div className={styles.frame} data-rail={rail || undefined}>
                      <Sidebar rail={rail} onToggle={toggleRail} activeScreen={trail.screen} />
                      <div className={styles.column}>
                        <FetchingLine />
                        <Header trail={trail} />
                        <ConnectionProvider>
                          <Banners />
                          <main ref={page} tabIndex={-1} className={styles.page}>
                            <Outlet />
                          </main>
                        </ConnectionProvider>
                      </div>
                      {manual}
                    </div>
                    <Palette />
                    <ShellCommands />
                    <InitiativeLinks />
                    <KeyHints />
                    <ManualOffer />
                    <Notifications className={styles.notices} position="bottom-left" limit={4} />
                  </>
                )}
              </ManualProvider>
            </UndoProvider>
          </FormWaysProvider>
        </OpensProvider>
      </UnsavedProvider>
    </ModalsProvider>
  );
}

/** Thin progress line at the top of the window while any query is in flight. */
function FetchingLine() {
  const { t } = useT();
  const active = useIsFetching() + useIsMutating() > 0;
  return (
    <div
      className={styles.line}
      data-active={active || undefined}
      role="progressbar"
      aria-hidden={!active}
      aria-label={t("Ma'lumotlar yuklanmoqda")}
    />
  );
}

/** Tells the forms by which address they are reopened, as the desk reopens their drafts. */
function FormWaysProvider({ children }: { children: ReactNode }) {
  const opens = useOpens();
  const queries = useQueryClient();
  const ways = useCallback(
    (draft: DraftedAt) => wayOf(draft, opens, queries.getQueryData(recentsQuery.queryKey) ?? []),
    [opens, queries],
  );
  return <FormWaysContext value={ways}>{children}</FormWaysContext>;
}

/** Tells the pages of the desk which screens this person may open. */
function OpensProvider({ children }: { children: ReactNode }) {
  const { role } = useMe();
  const opens: Opens = useCallback(
    (address) => {
      const screen = screenAt(address.split('?')[0] ?? '', SCREENS);
      return screen !== undefined && mayOpen(role, screen) ? screen.title : null;
    },
    [role],
  );
  return <OpensContext value={opens}>{children}</OpensContext>;
}

/** Warns once that a line of the journal could not be written; the call itself is still made. */
function useJournalNotice(): void {
  const notices = useNotices();
  const said = useRef(false);
  useEffect(
    () =>
      bridge.on('journal.changed', ({ failed }) => {
        if (!failed || said.current) return;
        said.current = true;
        notices.warn("Jurnalga yozib bo'lmadi: disk to'lgan yoki parollar ombori javob bermayapti.");
      }),
    [notices],
  );
}
