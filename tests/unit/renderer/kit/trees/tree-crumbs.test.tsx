import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider, queryOptions } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createI18n } from '@/i18n/i18n.ts';
import { I18nProvider } from '@/i18n/use-t.ts';
import { TreeCrumbs, type TreeCrumbsProps } from '@/kit/trees/tree-crumbs.tsx';

test('a step whose name is still being read is a link with a name', () => {
  const tree = {
    node: (id: number) => queryOptions({ queryKey: ['node', id], queryFn: () => new Promise(() => {}) }),
  } as unknown as TreeCrumbsProps['tree'];
  const page = renderToStaticMarkup(
    <I18nProvider value={createI18n('latin')}>
      <MantineProvider>
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter>
            <TreeCrumbs root="Vazirliklar" tree={tree} place={{ path: [1, 5], upTo: (depth) => `/${depth}` }} />
          </MemoryRouter>
        </QueryClientProvider>
      </MantineProvider>
    </I18nProvider>,
  );
  expect(page).toMatch(/<a [^>]*aria-label="ID 1"/);
});
