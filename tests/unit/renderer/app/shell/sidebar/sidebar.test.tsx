import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';
import { namesIn, textOf } from '../../../laws/table-of.ts';

vi.doMock('@/entities/today.ts', () => ({ useToday: () => Date.parse('2026-09-10T14:02:00+05:00') }));
const { Sidebar } = await import('@/app/shell/sidebar/sidebar.tsx');

const BRAND = 'Tashabbusli budjet Boshqaruv paneli';

it.each([
  ['with its name', false, "Menyuni yig'ish"],
  ['as a rail without its name', true, 'Menyuni yoyish'],
])('the sidebar stands %s, beside the button of the other way', async (_, rail, toggle) => {
  const sidebar = createElement(Sidebar, { rail, onToggle: () => undefined, activeScreen: undefined });
  const { html } = await drawPart(sidebar, {});
  expect(textOf(html).includes(BRAND)).toBe(!rail);
  expect(namesIn(html, 'button')[0]).toBe(toggle);
});
