import './safe-html-bridge.ts';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createI18n } from '@/i18n/i18n.ts';
import { I18nProvider } from '@/i18n/use-t.ts';
import { SafeHtml } from '@/kit/safe-html/safe-html.tsx';

/** Shows the HTML in the event `show`; the address sets the script. */
function Page() {
  const [html, setHtml] = useState('');
  useEffect(() => {
    const show = (event: Event) => event instanceof CustomEvent && setHtml(String(event.detail));
    document.addEventListener('show', show);
    return () => document.removeEventListener('show', show);
  }, []);
  return (
    <article aria-label="Matn">
      <SafeHtml html={html} name="1001, Karimov Anvar" />
    </article>
  );
}

const host = document.getElementById('root');
if (!host) throw new Error('The page has no #root');
const script = new URLSearchParams(location.search).get('script') === 'cyrillic' ? 'cyrillic' : 'latin';
createRoot(host).render(
  <I18nProvider value={createI18n(script)}>
    <Page />
  </I18nProvider>,
);
