import '@mantine/core/styles.css';
import '@/app/css/fonts.css';
import '@/app/css/base.css';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { cssVariablesResolver } from '@/app/css-variables.ts';
import { createAppTheme } from '@/app/theme.ts';
import type { Initiative } from '@/domains/initiative/model/initiative.ts';
import { fullColumns } from '@/domains/initiative/parts/columns.tsx';
import { InitiativeDetail } from '@/domains/initiative/parts/initiative-detail.tsx';
import { createI18n } from '@/i18n/i18n.ts';
import { I18nProvider, useT } from '@/i18n/use-t.ts';
import { DataTable } from '@/kit/data-table/data-table.tsx';
import type { Page } from '@/kit/page.ts';
import { expose } from './subject.ts';

// The program's own table, columns, theme and styles; rows come from the query cache, like those of a prefetched page.
const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 } } });
const i18n = createI18n('latin');
let turnTo: (page: number) => void = () => {};

const pageQuery = (page: number) =>
  queryOptions<Page<Initiative>>({
    queryKey: ['page', page],
    queryFn: () => Promise.reject(new Error('not in the cache')),
  });
const detail = (initiative: Initiative) => <InitiativeDetail initiative={initiative} />;
const rowId = (initiative: Initiative) => initiative.id;

function List() {
  const translation = useT();
  const [page, setPage] = useState(0);
  turnTo = setPage;
  const query = useQuery(pageQuery(page));
  const columns = useMemo(() => fullColumns(translation), [translation]);
  const list = { key: String(page), size: query.data?.rows.length ?? 0, inAddress: true };
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: '100vh', background: 'var(--tb-panel)' }}>
      <DataTable
        label="Tashabbuslar ro'yxati"
        columns={columns}
        query={query}
        list={list}
        rowId={rowId}
        row={{ detail }}
      />
    </div>
  );
}

const keep = (page: number, rows: readonly Initiative[]) =>
  client.setQueryData(pageQuery(page).queryKey, { rows, total: rows.length, offset: 0 });

keep(0, []);
const router = createMemoryRouter([{ path: '*', Component: List }]);
const host = document.getElementById('root');
if (!host) throw new Error('The page has no #root');
createRoot(host).render(
  <I18nProvider value={i18n}>
    <MantineProvider theme={createAppTheme(i18n.current().t)} cssVariablesResolver={cssVariablesResolver}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} useTransitions={false} />
      </QueryClientProvider>
    </MantineProvider>
  </I18nProvider>,
);

let shown = 0;
expose({
  viewport: () => {
    const element = document.querySelector('table')?.parentElement;
    if (!element) throw new Error('No table yet');
    return element;
  },
  show: (rows) => {
    keep(++shown, rows);
    flushSync(() => turnTo(shown));
  },
});
