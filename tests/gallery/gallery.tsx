import './stub/bridge.ts';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import '@/app/css/fonts.css';
import '@/app/css/base.css';
import { Button, MantineProvider, SegmentedControl } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import type { SessionState } from '@shared/session.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { type FunctionComponent, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from '@/api/query-client.ts';
import { cssVariablesResolver } from '@/app/css-variables.ts';
import { createAppTheme } from '@/app/theme.ts';
import { createI18n } from '@/i18n/i18n.ts';
import { I18nProvider } from '@/i18n/use-t.ts';
import { UnsavedProvider } from '@/kit/drafts/unsaved.tsx';
import { KeptChoicesProvider } from '@/kit/files/kept-choices.tsx';
import { useFrontDialog } from '@/kit/keys/front-dialog.ts';
import { useDoubleClicks } from '@/kit/keys/use-double-clicks.ts';
import { useHeldEnter } from '@/kit/keys/use-held-enter.ts';
import { SessionContext } from '@/session/session.ts';
import styles from './gallery.module.css';
import { loadSections } from './load-sections.tsx';

/**
 * Every primitive of the kit on one page, and the menu. `?script=cyrillic&scheme=dark` sets the initial look, `at` the
 * screen, `case` the primitives. Not part of the program.
 */
const asked = new URLSearchParams(location.search);
const i18n = createI18n(asked.get('script') === 'cyrillic' ? 'cyrillic' : 'latin');
const queries = createQueryClient();
const SESSION: SessionState = {
  status: 'signed-in',
  profile: { id: 1, username: 'dilnoza', full_name: 'Dilnoza Karimova', role: 'admin' },
  shell: { collapsed: null, headerTitle: '', breadcrumbs: [] },
  persistence: 'keychain',
  confirmed: true,
  locked: false,
};

type GalleryProps = { sections: readonly FunctionComponent[]; onScheme: () => void };

function Gallery({ sections, onScheme }: GalleryProps) {
  useDoubleClicks();
  useHeldEnter();
  useFrontDialog();
  return (
    <UnsavedProvider>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>Gallery of the kit</h1>
          <SegmentedControl
            data={['latin', 'cyrillic']}
            defaultValue={asked.get('script') ?? 'latin'}
            onChange={(script) => i18n.switchTo(script === 'cyrillic' ? 'cyrillic' : 'latin')}
          />
          <Button variant="default" onClick={onScheme}>
            light / dark
          </Button>
        </header>
        {sections.map((Section, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they stay as they are.
          <Section key={place} />
        ))}
      </div>
    </UnsavedProvider>
  );
}

function App({ sections }: Pick<GalleryProps, 'sections'>) {
  const [scheme, setScheme] = useState<'light' | 'dark'>(asked.get('scheme') === 'dark' ? 'dark' : 'light');
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          path: '*',
          element: (
            <Gallery sections={sections} onScheme={() => setScheme((now) => (now === 'dark' ? 'light' : 'dark'))} />
          ),
        },
      ],
      { initialEntries: [asked.get('at') ?? '/'] },
    ),
  );
  return (
    <I18nProvider value={i18n}>
      <MantineProvider
        theme={createAppTheme(i18n.current().t)}
        cssVariablesResolver={cssVariablesResolver}
        forceColorScheme={scheme}
      >
        <SessionContext value={SESSION}>
          <QueryClientProvider client={queries}>
            <KeptChoicesProvider>
              <ModalsProvider>
                <Notifications />
                <RouterProvider router={router} useTransitions={false} />
              </ModalsProvider>
            </KeptChoicesProvider>
          </QueryClientProvider>
        </SessionContext>
      </MantineProvider>
    </I18nProvider>
  );
}

const host = document.getElementById('root');
if (!host) throw new Error('The page has no #root');
// Not awaited here: the sections import modules from this file's chunk.
void loadSections().then((sections) => createRoot(host).render(<App sections={sections} />));
