import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { namesIn } from '../../laws/table-of.ts';

let colorScheme = '';
let chosen = '';
const useMantineColorScheme = () => ({ colorScheme, setColorScheme: (to: string) => (chosen = to) });
vi.doMock('@mantine/core', async (original) => ({ ...(await original<object>()), useMantineColorScheme }));
const { ColorSchemeSwitch, useColorScheme } = await import('@/app/switches/color-scheme-switch.tsx');

let toggle: () => void;
function Switch() {
  ({ toggle } = useColorScheme());
  return createElement(ColorSchemeSwitch);
}

it.each([
  ['light', 'dark', "Qorong'i ko'rinish", 'moon'],
  ['dark', 'light', "Yorug' ko'rinish", 'sun'],
])('in the %s scheme the switch leads to the %s one, whose name and icon it has', async (now, other, name, icon) => {
  colorScheme = now;
  const { html } = await drawPart(createElement(Switch), {});
  expect(namesIn(html, 'button')).toEqual([name]);
  expect([...html.matchAll(/tabler-icon-([\w-]+)/g)].map(([, drawn]) => drawn)).toEqual([icon]);
  toggle();
  expect(chosen).toBe(other);
});
