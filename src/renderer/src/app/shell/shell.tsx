import '@mantine/notifications/styles.css';
import '@mantine/spotlight/styles.css';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { useRef } from 'react';
import { Outlet } from 'react-router';
import { useT } from '@/i18n/use-t.ts';
import { UnsavedProvider } from '@/kit/drafts/unsaved.tsx';
import { useDropNotice } from '@/kit/files/use-drop-notice.ts';
import { UndoProvider } from '../desk/undo-provider.tsx';
import { useWindowTitle } from '../use-window-title.ts';
import { Banners } from './banners/banners.tsx';
import { ShellCommands } from './commands/shell-commands.tsx';
import { ConnectionProvider } from './connection/connection-provider.tsx';
import { FetchingLine } from './fetching-line.tsx';
import { FormWaysProvider } from './form-ways-provider.tsx';
import { Header } from './header/header.tsx';
import { KeyHints } from './hints/key-hints.tsx';
import { InitiativeLinks } from './links/initiative-links.tsx';
import { OpensProvider } from './opens-provider.tsx';
import { Palette } from './palette/palette.tsx';
import classes from './shell.module.css';
import { Sidebar } from './sidebar/sidebar.tsx';
import { useJournalNotice } from './use-journal-notice.ts';
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
              <button type="button" className={classes.skip} onClick={() => page.current?.focus()}>
                {t("Asosiy qismga o'tish")}
              </button>
              <div className={classes.frame} data-rail={rail || undefined}>
                <Sidebar rail={rail} onToggle={toggleRail} activeScreen={trail.screen} />
                <div className={classes.column}>
                  <FetchingLine />
                  <Header trail={trail} />
                  <ConnectionProvider>
                    <Banners />
                    <main ref={page} tabIndex={-1} className={classes.page}>
                      <Outlet />
                    </main>
                  </ConnectionProvider>
                </div>
              </div>
              <Palette />
              <ShellCommands />
              <InitiativeLinks />
              <KeyHints />
              <Notifications className={classes.notices} position="bottom-left" limit={4} />
            </UndoProvider>
          </FormWaysProvider>
        </OpensProvider>
      </UnsavedProvider>
    </ModalsProvider>
  );
}
