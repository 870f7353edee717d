import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createI18n } from '@/i18n/i18n.ts';
import { I18nProvider } from '@/i18n/use-t.ts';
import { type Chosen, ChosenList } from '@/kit/runs/chosen-list.tsx';

vi.mock('@/api/bridge.ts', () => ({ bridge: {} }));

/** The lines of the list, each as its parts. */
function linesOf(chosen: readonly Chosen[]): string[][] {
  const html = renderToStaticMarkup(
    <I18nProvider value={createI18n('latin')}>
      <ChosenList chosen={chosen} />
    </I18nProvider>,
  );
  return [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, line = '']) =>
    [...line.matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(([, part = '']) => part),
  );
}

it('each chosen record is listed by what tells it apart, the marked ones first', () => {
  expect(
    linesOf([
      { id: 1, said: () => ({ name: '101 · Aliyev', words: "Yo'l" }) },
      { id: 2, said: () => ({ name: '102 · Valiyev', words: 'Suv' }), mark: "Ro'yxatda yo'q" },
      { id: 3, said: () => ({ name: '', words: '' }) },
      { id: 4, said: () => ({ name: '104 · Aliyev', words: "Yo'l" }), mark: "Ro'yxatda yo'q" },
    ]),
  ).toEqual([
    ['102 · Valiyev', 'Ro&#x27;yxatda yo&#x27;q', 'Suv'],
    ['104 · Aliyev', 'Ro&#x27;yxatda yo&#x27;q', 'Yo&#x27;l'],
    ['101 · Aliyev', 'Yo&#x27;l'],
    ['—', '—'],
  ]);
});
