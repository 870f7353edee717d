import '@mantine/core/styles.css';
import '@/app/css/fonts.css';
import '@/app/css/base.css';
import { MantineProvider } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from '@/api/query-client.ts';
import { cssVariablesResolver } from '@/app/css-variables.ts';
import { createAppTheme } from '@/app/theme.ts';
import { Expenses } from '@/features/indicator-trees/pages.tsx';
import { createI18n } from '@/i18n/i18n.ts';
import { I18nProvider } from '@/i18n/use-t.ts';
import { exposeTree } from './tree-subject.ts';

// The program's own screen of expenses, whose levels come from a stub of the platform that answers at once.
const queries = createQueryClient();
const i18n = createI18n('latin');
const router = createMemoryRouter([
  { path: '*', element: <div style={{ height: '100vh', background: 'var(--tb-panel)' }}>{<Expenses />}</div> },
]);
const host = document.getElementById('root');
if (!host) throw new Error('The page has no #root');
createRoot(host).render(
  <I18nProvider value={i18n}>
    <MantineProvider theme={createAppTheme(i18n.current().t)} cssVariablesResolver={cssVariablesResolver}>
      <QueryClientProvider client={queries}>
        <ModalsProvider>
          <RouterProvider router={router} useTransitions={false} />
        </ModalsProvider>
      </QueryClientProvider>
    </MantineProvider>
  </I18nProvider>,
);

const controlAt = (selector: string): HTMLElement => {
  const control = document.querySelector<HTMLElement>(selector);
  if (!control) throw new Error(`Nothing is ${selector}`);
  return control;
};
const linkTo = (id: number) => controlAt(`tr[data-row] a[data-row-enter][href$="path=${id}"]`);
const nextPage = () => controlAt('[aria-label="Keyingi sahifa"]');

exposeTree({
  down: (what) =>
    (what === 'next' ? nextPage() : linkTo(what.id)).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })),
  begin: (size) => {
    queries.removeQueries();
    void router.navigate(`/expences?size=${size}`);
  },
  open: ({ id }) => linkTo(id).click(),
  next: () => nextPage().click(),
  shows: ({ id }) =>
    document.querySelector(
      `tr[data-row] a[data-row-enter][href$="path=${id}"], tr[data-row] a[data-row-enter][href$=".${id}"]`,
    ) !== null,
});
