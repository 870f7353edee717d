import { createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';

type Named = { id: string; title: string; run: () => void };
let commands: readonly Named[] = [];
const useCommands = (all: readonly Named[]) => {
  commands = all;
};
vi.doMock('@/kit/commands/use-commands.ts', () => ({ useCommands }));
let colorScheme = '';
let chosen = '';
const useMantineColorScheme = () => ({ colorScheme, setColorScheme: (to: string) => (chosen = to) });
vi.doMock('@mantine/core', async (original) => ({ ...(await original<object>()), useMantineColorScheme }));
// No sequence of keys is under way.
const useSyncExternalStore = () => null;
vi.doMock('react', async (original) => ({ ...(await original<object>()), useSyncExternalStore }));
const { ShellCommands } = await import('@/app/shell/commands/shell-commands.tsx');
const { ManualContext } = await import('@/app/manual/use-manual.ts');

const root = { dataset: { script: '' }, lang: '' };
afterEach(() => void Reflect.deleteProperty(globalThis, 'document'));

it.each([
  ['latin', 'light', 'cyrillic', 'dark', 'Kirill yozuvi', "Qorong'i ko'rinish"],
  ['cyrillic', 'dark', 'latin', 'light', 'Lotin yozuvi', "Yorug' ko'rinish"],
] as const)('in %s and %s the commands lead to %s and %s, and are called so', async (script, scheme, ...led) => {
  const [other, otherScheme, toOther, toScheme] = led;
  colorScheme = scheme;
  const manual = { open: () => undefined, toggle: () => undefined };
  const part = createElement(ManualContext, { value: manual }, createElement(ShellCommands));
  await drawPart(part, {}, { script });
  const command = (id: string) => commands.find((one) => one.id === id);
  expect([command('script')?.title, command('color-scheme')?.title]).toEqual([toOther, toScheme]);
  Object.assign(globalThis, { document: { documentElement: root } });
  command('script')?.run();
  command('color-scheme')?.run();
  expect([root.dataset.script, chosen]).toEqual([other, otherScheme]);
});
