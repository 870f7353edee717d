import { IconFile } from '@tabler/icons-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Begun } from '@/entities/begun.ts';
import { BegunSection } from '@/features/desk/begun-section.tsx';
import { createI18n } from '@/i18n/i18n.ts';
import { I18nProvider } from '@/i18n/use-t.ts';

const item = (_: unknown, at: number): Begun => ({
  ...{ id: `${at}`, tone: 'plain', icon: IconFile, title: `Ish ${at}`, below: '', buttons: null },
});
const shown = (count: number) =>
  renderToStaticMarkup(
    <I18nProvider value={createI18n('latin')}>
      <BegunSection items={Array.from({ length: count }, item)} />
    </I18nProvider>,
  );

it.each([
  [8, 8, undefined],
  [10, 8, 'Yana 2 ta'],
])('of %i pieces of unfinished work %i are shown, then how many there are more', (count, listed, more) => {
  const html = shown(count);
  expect(html.match(/<li/g)).toHaveLength(listed);
  expect(/<button[^>]*>([^<]*)/.exec(html)?.[1]).toBe(more);
});
