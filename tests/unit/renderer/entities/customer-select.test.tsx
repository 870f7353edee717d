import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createI18n } from '@/i18n/i18n.ts';
import { I18nProvider } from '@/i18n/use-t.ts';

vi.stubGlobal('window', { bridge: {} });
const { CustomerSelect } = await import('@/entities/customer-select.tsx');
const { customersQuery } = await import('@/entities/customers.ts');

it('shows the chosen customer by name, in the script of the interface', () => {
  const client = new QueryClient();
  client.setQueryData(customersQuery.queryKey, [
    { value: 1001, label: 'Andijon viloyati hokimligi', hint: '200100037' },
    { value: 1002, label: 'Buxoro viloyati hokimligi', hint: '200100038' },
  ]);
  const markup = (script: 'latin' | 'cyrillic') =>
    renderToStaticMarkup(
      <I18nProvider value={createI18n(script)}>
        <MantineProvider>
          <QueryClientProvider client={client}>
            <CustomerSelect district={null} value={1002} onChange={() => undefined} error="Majburiy maydon" required />
          </QueryClientProvider>
        </MantineProvider>
      </I18nProvider>,
    );
  expect(markup('latin')).toContain('value="Buxoro viloyati hokimligi"');
  expect(markup('latin')).toContain('title="Buxoro viloyati hokimligi · 200100038"');
  expect(markup('latin')).toContain('Majburiy maydon');
  expect(markup('cyrillic')).toContain('value="Бухоро вилояти ҳокимлиги"');
  expect(markup('cyrillic')).toContain('Буюртмачи');
});
