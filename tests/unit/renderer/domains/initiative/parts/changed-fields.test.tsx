import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createI18n } from '@/i18n/i18n.ts';
import { I18nProvider } from '@/i18n/use-t.ts';

vi.stubGlobal('window', { bridge: {} });
const { categoriesQuery } = await import('@/entities/categories.ts');
const { ChangedFields } = await import('@/domains/initiative/parts/changed-fields.tsx');

const client = new QueryClient();
client.setQueryData(categoriesQuery.queryKey, [{ id: 4, title: "Yo'llar", organization_type: null }]);

/** The values before and after, as they are shown. */
function shown(field: string, before: unknown, after: unknown): string[] {
  const changes = [{ field, label: 'Toifa', before, after }] as never;
  const page = renderToStaticMarkup(
    <I18nProvider value={createI18n('latin')}>
      <MantineProvider>
        <QueryClientProvider client={client}>
          <ChangedFields decision={{ changes, settled: false, unanswered: false }} />
        </QueryClientProvider>
      </MantineProvider>
    </I18nProvider>,
  );
  return [...page.matchAll(/<(?:del|ins)[^>]*>([^<]*)</g)].map(([, text = '']) =>
    text.replaceAll('&#x27;', "'").replaceAll('\u00A0', ' '),
  );
}

it.each([
  ['category_id', 4, null, ["Yo'llar", '—']],
  ['category_id', 9, 4, ['ID 9', "Yo'llar"]],
  ['granted_amount', null, 12_000_000, ['—', "12 000 000 so'm"]],
  ['road_length', 800, 1200, ['800', '1 200']],
  ['images', ['a', 'b'], ['a', 'c'], ['2 ta', 'Boshqa 2 ta']],
  ['images', ['a'], ['a', 'c'], ['1 ta', '2 ta']],
])('%s: %j became %j', (field, before, after, words) => {
  expect(shown(field, before, after)).toEqual(words);
});
