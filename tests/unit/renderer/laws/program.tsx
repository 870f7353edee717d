import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import type { Role } from '@shared/roles.ts';
import type { SessionState } from '@shared/session.ts';
import { type QueryClient, QueryClientProvider, skipToken } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router';
import { type Controls, page, stubPage } from './page-stubs.tsx';
import { type Answers, type Call, platform, Refusal, stubWindow } from './platform-stub.ts';

/** Who opens a screen, and how. Defaults: an administrator of no place, Latin script, a narrow window. */
export type Situation = {
  role?: Role;
  script?: 'latin' | 'cyrillic';
  wide?: boolean;
  region?: number;
  district?: number;
  /** Address of the screen that a part belongs to, whose document's words it has. Default: a screen of document 0. */
  of?: string;
  /** What the page has read, which stays after the drawing. Default: nothing, and nothing stays. */
  queries?: QueryClient;
};

/** What one drawing of a screen has shown and asked. */
export type Drawn = {
  html: string;
  calls: readonly Call[];
  controls: Controls;
  /** The query of the address that using the controls leads to. */
  after: (use: (controls: Controls) => void) => string;
};

stubWindow();
stubPage();
const { SCREENS } = await import('@/app/menu/registry.ts');
const { createQueryClient } = await import('@/api/query-client.ts');
const { createI18n } = await import('@/i18n/i18n.ts');
const { I18nProvider } = await import('@/i18n/use-t.ts');
const { UnsavedProvider } = await import('@/kit/drafts/unsaved.tsx');
const { KeptChoicesProvider } = await import('@/kit/files/kept-choices.tsx');
const { WordsProvider } = await import('@/kit/words.tsx');
const { SessionContext } = await import('@/session/session.ts');

const ROUTES = SCREENS.map((screen) => ({ path: `/app/${screen.path}`, screen }));
const SITE = 'app://backoffice';

/** The screen at an address below `/app/`. */
export function screenAt(at: string) {
  const screen = matchRoutes(ROUTES, new URL(`/app/${at}`, SITE).pathname)?.[0]?.route.screen;
  if (!screen) throw new Error(`no screen at ${at}`);
  return screen;
}

/** Draws what stands at an address (below `/app/`), once everything that it asks of the platform has been answered. */
export async function draw(at: string, answers: Answers, situation: Situation = {}): Promise<Drawn> {
  const { pathname, search } = new URL(`/app/${at}`, SITE);
  const screen = screenAt(at);
  const { Component } = await screen.lazy();
  const element = (
    <WordsProvider words={screen.words}>
      <Component />
    </WordsProvider>
  );
  return drawn({ element, path: `/app/${screen.path}`, at: `${pathname}${search}` }, answers, situation);
}

/** Draws a part of a screen that has no address, such as a list in a dialog. */
export function drawPart(part: ReactNode, answers: Answers, situation: Situation = {}): Promise<Drawn> {
  const { of } = situation;
  const element = of === undefined ? part : <WordsProvider words={screenAt(of).words}>{part}</WordsProvider>;
  return drawn({ element, path: '/', at: '/' }, answers, situation);
}

const person = ({ role = 'admin', region = null, district = null }: Person) => {
  const profile = { role, id: 1, username: 'kim', full_name: 'Kim', region_id: region, district_id: district };
  return { status: 'signed-in', profile, locked: false } as SessionState;
};
type Person = { role?: Role; region?: number | null; district?: number | null };

/** Most rounds of calls that lead to further calls: a list after its seasons, and what its rows need. */
const MOST_ROUNDS = 6;

const isRefusing = (answers: Answers) => Object.values(answers).some((answer) => answer instanceof Refusal);

type Part = { element: ReactNode; path: string; at: string };

async function drawn({ element, path, at }: Part, answers: Answers, situation: Situation): Promise<Drawn> {
  const query = () => new URL(at, SITE).searchParams;
  Object.assign(platform, { answers, calls: [] });
  Object.assign(page, { address: query(), wide: situation.wide ?? false });
  const client = situation.queries ?? createQueryClient();
  // What was read or refused stays so: by default, a component that is drawn for the first time asks anew.
  const asksAgain = { refetchOnMount: false, retryOnMount: !isRefusing(answers) };
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, ...asksAgain } });
  const i18n = createI18n(situation.script ?? 'latin');
  const session = person(situation);
  const around = (
    <UnsavedProvider>
      <KeptChoicesProvider>{element}</KeptChoicesProvider>
    </UnsavedProvider>
  );
  const once = () => {
    Object.assign(page, { controls: new Map(), asked: [] });
    return renderToStaticMarkup(
      <I18nProvider value={i18n}>
        <MantineProvider>
          <ModalsProvider>
            <SessionContext value={session}>
              <QueryClientProvider client={client}>
                <RouterProvider router={createMemoryRouter([{ path, element: around }], { initialEntries: [at] })} />
              </QueryClientProvider>
            </SessionContext>
          </ModalsProvider>
        </MantineProvider>
      </I18nProvider>,
    );
  };
  let html = once();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const open = page.asked.filter(
      ({ queryKey, queryFn }) =>
        queryFn !== skipToken && (client.getQueryState(queryKey)?.status ?? 'pending') === 'pending',
    );
    const parts = page.loading.splice(0);
    if (open.length + parts.length === 0) break;
    await Promise.allSettled([...parts, ...open.map((options) => client.fetchQuery(options))]);
    html = once();
  }
  if (!situation.queries) client.clear();
  const { controls } = page;
  return {
    html,
    controls,
    calls: platform.calls,
    after: (use) => {
      page.next = query();
      use(controls);
      return page.next.toString();
    },
  };
}
