import { createElement } from 'react';
import { expect, it } from 'vitest';
import { SplashPage } from '@/app/pages/splash-page.tsx';
import { drawPart } from '../../laws/program.tsx';

it.each([
  ['latin', 'Ochilmoqda'],
  ['cyrillic', 'Очилмоқда'],
] as const)('a program that is being loaded says so to a screen reader: %s', async (script, said) => {
  const { html } = await drawPart(createElement(SplashPage), {}, { script });
  expect(html).toMatch(new RegExp(`\\srole="status"[^>]*\\saria-label="${said}"`));
});
