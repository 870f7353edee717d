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
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from '@/api/query-client.ts';
import { cssVariablesResolver } from '@/app/css-variables.ts';
import { createAppTheme } from '@/app/theme.ts';
import { FINANCE } from '@/i18n/failure-words.ts';
import { createI18n } from '@/i18n/i18n.ts';
import { I18nProvider } from '@/i18n/use-t.ts';
import { UnsavedProvider } from '@/kit/drafts/unsaved.tsx';
import { KeptChoicesProvider } from '@/kit/files/kept-choices.tsx';
import { useFrontDialog } from '@/kit/keys/front-dialog.ts';
import { WordsProvider } from '@/kit/words.tsx';
import { SessionContext } from '@/session/session.ts';
import styles from './gallery.module.css';
import { Cells } from './sections/cells.tsx';
import { Choices } from './sections/choices.tsx';
import { Content } from './sections/content.tsx';
import { CrudSection } from './sections/crud.tsx';
import { Decisions } from './sections/decisions.tsx';
import { Entities } from './sections/entities.tsx';
import { Files } from './sections/files.tsx';
import { Forms } from './sections/forms.tsx';
import { Imports } from './sections/imports.tsx';
import { Inputs } from './sections/inputs.tsx';
import { Lazily } from './sections/lazily.tsx';
import { Lists } from './sections/lists.tsx';
import { Menu } from './sections/menu.tsx';
import { Photos } from './sections/photos.tsx';
import { Schools } from './sections/schools.tsx';
import { TableLayouts } from './sections/table-layouts.tsx';
import { Tables } from './sections/tables.tsx';
import { Trees } from './sections/trees.tsx';

/** Every primitive of the kit on one page, and the menu; `?script=cyrillic&scheme=dark` chooses how it begins, `at` the screen, `case` the primitives. Not part of the program. */
const asked = new URLSearchParams(location.search);
const i18n = createI18n(asked.get('script') === 'cyrillic' ? 'cyrillic' : 'latin');
const queries = createQueryClient();
const SESSION: SessionState = {
  status: 'signed-in',
  profile: { id: 1, username: 'dilnoza', full_name: 'Dilnoza Karimova', role: 'admin' },
  shell: { collapsed: null, headerTitle: '', breadcrumbs: [] },
  persistence: 'keychain',
  confirmed: true,
};

function Gallery({ onScheme }: { onScheme: () => void }) {
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
        <Inputs />
        <Choices />
        <Entities />
        <Schools />
        <Trees />
        <Forms />
        <WordsProvider words={FINANCE}>
          <Cells />
          <CrudSection />
        </WordsProvider>
        <Content />
        <Decisions />
        <Tables />
        <TableLayouts />
        <Lists />
        <Lazily />
        <Files />
        <Imports />
        <Photos />
        <Menu />
      </div>
    </UnsavedProvider>
  );
}

function App() {
  const [scheme, setScheme] = useState<'light' | 'dark'>(asked.get('scheme') === 'dark' ? 'dark' : 'light');
  const [router] = useState(() =>
    createMemoryRouter(
      [{ path: '*', element: <Gallery onScheme={() => setScheme((now) => (now === 'dark' ? 'light' : 'dark'))} /> }],
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
createRoot(host).render(<App />);
