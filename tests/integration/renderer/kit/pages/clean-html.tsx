import { MantineProvider } from '@mantine/core';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createI18n } from '@/i18n/i18n.ts';
import { I18nProvider } from '@/i18n/use-t.ts';
import { cleanHtml } from '@/kit/rich-text/clean-html.ts';
import { RichText } from '@/kit/rich-text/rich-text.tsx';

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface Window {
    cleanHtml: typeof cleanHtml;
  }
}
window.cleanHtml = cleanHtml;

/** An editor for the HTML in the event `show`, and its value. */
function Page() {
  const [html, setHtml] = useState('');
  useEffect(() => {
    const show = (event: Event) => event instanceof CustomEvent && setHtml(String(event.detail));
    document.addEventListener('show', show);
    return () => document.removeEventListener('show', show);
  }, []);
  return (
    <>
      <RichText label="Asosiy matn" value={html} onChange={setHtml} />
      <output>{html}</output>
    </>
  );
}

const host = document.getElementById('root');
if (!host) throw new Error('The page has no #root');
createRoot(host).render(
  <I18nProvider value={createI18n('latin')}>
    <MantineProvider>
      <Page />
    </MantineProvider>
  </I18nProvider>,
);
