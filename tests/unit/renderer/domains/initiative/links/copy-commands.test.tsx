import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';

type Command = { title: string; run: () => unknown; enabled: () => boolean };
let commands: readonly Command[] = [];
const useCommands = (drawn: readonly Command[]) => {
  commands = drawn;
};
vi.doMock('@/kit/commands/use-commands.ts', () => ({ useCommands }));
const { useCopyCommands } = await import('@/domains/initiative/links/copy-commands.ts');
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');

const initiative = initiativeSchema.parse({ id: 42, public_id: '0614', title: "Yo'l", board_id: 6 });
function List({ boards }: { boards: readonly object[] }) {
  useCopyCommands({ where: "Ro'yxatda", current: () => initiative, boards: boards as never });
  return null;
}

const TEXT = "Yo'l\n0614 tashabbus://i/42?p=0614&s=0a1b2c3d";

it.each([
  [
    'its text, and the address of its public page',
    [{ id: 6, type: null }],
    [
      ['ID va havolani nusxalash', TEXT],
      ['Saytdagi sahifasi havolasi', 'https://site.uz/boards/6/initiatives/42'],
    ],
  ],
  ['its text alone where its season is not known', [], [['ID va havolani nusxalash', TEXT]]],
])('of an initiative is copied %s, each by the command of its name', async (_, boards, expected) => {
  const copied: string[] = [];
  const copyText = async ({ text }: { text: string }) => ({ ok: copied.push(text) < 0, error: { kind: 'internal' } });
  const { app } = window.bridge;
  const copying = new Proxy(app, { get: (real, name) => (name === 'copyText' ? copyText : Reflect.get(real, name)) });
  Object.assign(window.bridge, { app: copying });
  await drawPart(createElement(List, { boards }), { info: { platformName: '0a1b2c3d' } });
  const offered = commands.filter(({ enabled }) => enabled());
  for (const { run } of offered) run();
  Reflect.deleteProperty(window.bridge, 'app');
  expect(offered.map(({ title }, at) => [title, copied[at]])).toEqual(expected);
});
