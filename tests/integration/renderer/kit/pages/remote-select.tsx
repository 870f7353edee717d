import '@mantine/core/styles.css';
import '@/app/css/fonts.css';
import '@/app/css/base.css';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { cssVariablesResolver } from '@/app/css-variables.ts';
import { createAppTheme } from '@/app/theme.ts';
import { createI18n } from '@/i18n/i18n.ts';
import { I18nProvider } from '@/i18n/use-t.ts';
import { RemoteSelect } from '@/kit/remote-select/remote-select.tsx';
import { PAGE_SIZE } from '@/kit/remote-select/search.ts';

/**
 * A remote select over 40 names. `known`: starts with the last, `nameless`: without its name; `empty`: there are none;
 * `failing`: until `mend`.
 */
const asked = new URLSearchParams(location.search);
const i18n = createI18n('latin');
const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const ALL = Array.from({ length: 40 }, (_, index) => ({
  value: index + 1,
  label: `${index % 2 ? 'Olmazor' : 'Bobur'} ${index + 1}`,
}));
const LAST = ALL.at(-1) ?? null;
const begin = asked.has('nameless') ? { value: 40, label: '' } : asked.has('known') ? LAST : null;

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface Window {
    /** The search texts, in order. */
    searches: string[];
    /** Answers the pending search. */
    answer: () => void;
    /** Lets searches succeed again. */
    mend: () => void;
  }
}
window.searches = [];
let failing = asked.has('failing');
window.mend = () => {
  failing = false;
};

const search = (text: string) => ({
  queryKey: ['people', text],
  queryFn: async () => {
    window.searches.push(text);
    if (asked.has('slow')) await new Promise<void>((resolve) => Object.assign(window, { answer: resolve }));
    if (failing) throw new Error('no answer');
    const found = ALL.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
    return asked.has('empty') ? [] : found.slice(0, PAGE_SIZE);
  },
});

function Form() {
  const [value, setValue] = useState(begin);
  return (
    <div style={{ width: 400, padding: 24 }}>
      <RemoteSelect label="Muallif" search={search} value={value} onChange={setValue} />
      <output>{JSON.stringify(value)}</output>
    </div>
  );
}

const host = document.getElementById('root');
if (!host) throw new Error('The page has no #root');
createRoot(host).render(
  <I18nProvider value={i18n}>
    <MantineProvider theme={createAppTheme(i18n.current().t)} cssVariablesResolver={cssVariablesResolver}>
      <QueryClientProvider client={queries}>
        <Form />
      </QueryClientProvider>
    </MantineProvider>
  </I18nProvider>,
);
