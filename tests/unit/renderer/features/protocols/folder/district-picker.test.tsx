import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';
import { elementsIn, textOf } from '../../../laws/table-of.ts';

type Key = { keys?: readonly string[]; run: () => unknown };
let commands: readonly Key[] = [];
const useCommands = (drawn: readonly Key[]) => {
  commands = drawn;
};
// What opens over a page is not drawn on the server.
const Whole = ({ children }: { children: ReactNode }) => children;
const Popover = Object.assign(Whole, { Target: Whole, Dropdown: Whole });
vi.doMock('@/kit/commands/use-commands.ts', () => ({ useCommands }));
vi.doMock('@mantine/core', async (original) => ({ ...(await original<object>()), Popover }));
const { DistrictPicker } = await import('@/features/protocols/folder/district-picker.tsx');
const { useFolderKeys } = await import('@/features/protocols/folder/use-folder-keys.ts');

const idle = () => undefined;
const NAMES = ['Andijon tumani', 'Andijon shahri', 'Asaka tumani'];
const PROTOCOLS = new Map(
  NAMES.map((district, at) => [
    11 + at,
    { id: 11 + at, file_id: at === 1 ? 'bayon' : null, district_id: at, district, region: 'Viloyat' },
  ]),
);
const ROW = { file: { name: 'Andijon.pdf' }, protocol: null, match: { candidates: [12, 11] } } as never;

const chosen: number[] = [];
function Picker() {
  const choose = (_: unknown, id: number) => void chosen.push(id);
  const actions = { tick: idle, open: idle, pick: idle, choose };
  useFolderKeys({ frame: { current: null }, current: () => ROW, actions, send: idle, leave: idle, unpick: idle });
  return <DistrictPicker row={ROW} protocols={PROTOCOLS} opened onOpened={idle} onChoose={idle} />;
}

it('the key beside a candidate chooses it', async () => {
  const { html } = await drawPart(<Picker />, {});
  const candidates = elementsIn(html, 'button', /(?:)/)
    .map(({ inner }) => textOf(inner))
    .filter((text) => /\d$/.test(text));
  const led = candidates.map((text) => {
    commands.find(({ keys }) => keys?.includes(`Digit${text.slice(-1)}`))?.run();
    return chosen.splice(0).map((id) => PROTOCOLS.get(id)?.district);
  });
  expect(led).toEqual([['Andijon shahri'], ['Andijon tumani']]);
  // One that has a protocol says so.
  expect(candidates).toEqual(['Andijon shahri Viloyat · fayli bor 1', 'Andijon tumani Viloyat 2']);
});
