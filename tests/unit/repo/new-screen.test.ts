import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, expect, it, vi } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const recipe = readFileSync(join(root, 'docs/new-screen.md'), 'utf8');

/** The page's code, by the file that its heading names. */
const blocks = [...recipe.matchAll(/^## \d\. [^\n]*`([^`\n]+)`[^#]*?```tsx?\n([\s\S]*?)```/gm)].map(
  ([, file = '', code = '']) => ({ file, code }),
);
const codeOf = (ending: string) => blocks.find(({ file }) => file.endsWith(ending))?.code ?? '';

mkdirSync(join(root, '.cache'), { recursive: true });
const folder = mkdtempSync(join(root, '.cache/new-screen-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Loads a module of the renderer untyped: its types are checked by its own tests. */
const ofProgram = (file: string) => import(/* @vite-ignore */ join(root, 'src/renderer/src', file));

/** Loads what the recipe puts into the feature's folder. */
async function followed() {
  for (const name of ['holiday.ts', 'holidays-page.tsx', 'holiday-page.tsx'])
    writeFileSync(join(folder, name), codeOf(`/${name}`));
  vi.stubGlobal('window', { bridge: { on: () => () => {} }, addEventListener() {}, removeEventListener() {} });
  return {
    record: await import(/* @vite-ignore */ join(folder, 'holiday.ts')),
    list: await import(/* @vite-ignore */ join(folder, 'holidays-page.tsx')),
    form: await import(/* @vite-ignore */ join(folder, 'holiday-page.tsx')),
  };
}

it('has at most seven places and 150 lines', () => {
  expect(recipe.match(/^## \d\./gm)).toHaveLength(7);
  const lines = blocks.reduce((sum, { code }) => sum + code.trimEnd().split('\n').length, 0);
  const standIn = /```ts\n([\s\S]*?)```/.exec(readFileSync(join(root, 'tests/platform/README.md'), 'utf8'))?.[1] ?? '';
  expect(standIn).toContain('holidays');
  expect(lines + standIn.trimEnd().split('\n').length).toBeLessThanOrEqual(150);
});

it('names existing places', () => {
  const places = [...recipe.matchAll(/`((?:src|tests)\/[\w./-]+\/)[\w.-]*`/g)].map(([, place = '']) => place);
  expect(places.length).toBeGreaterThan(5);
  expect(places.filter((place) => !place.includes('/holidays/') && !existsSync(join(root, place)))).toEqual([]);
});

it('makes a record whose fields are described once', async () => {
  const { record } = await followed();
  const { schema, empty, isRequired } = record.holidays.form;
  const issues = schema.safeParse(empty()).error.issues as { path: string[]; message: string }[];
  expect(issues.map(({ path }) => path.join('.'))).toEqual([
    ...['uz_lat', 'uz_cyr', 'ru', 'en', 'kr'].map((language) => `title.${language}`),
    'day',
    'kind',
  ]);
  expect(isRequired('day')).toBe(true);
});

it('makes pages that render', async () => {
  const { list, form } = await followed();
  const { MantineProvider } = await import('@mantine/core');
  const { I18nProvider } = await ofProgram('i18n/use-t.ts');
  const { createI18n } = await ofProgram('i18n/i18n.ts');
  const { ModalsProvider } = await import('@mantine/modals');
  const { UnsavedProvider } = await ofProgram('kit/drafts/unsaved.tsx');
  const shown = (Page: () => ReactElement, at: string) => {
    const Component = () =>
      createElement(ModalsProvider, null, createElement(UnsavedProvider, null, createElement(Page)));
    const router = createMemoryRouter([{ path: '*', Component }], { initialEntries: [at] });
    const page = createElement(RouterProvider, { router });
    const queries = createElement(QueryClientProvider, { client: new QueryClient() }, page);
    const scripted = createElement(I18nProvider, { value: createI18n('cyrillic') }, queries);
    return renderToStaticMarkup(createElement(MantineProvider, { env: 'test' }, scripted));
  };
  expect(shown(list.Component, '/app/holidays')).toContain('Қўшиш');
  expect(shown(form.Component, '/app/holidays/add')).toContain('Сақлаш');
});
