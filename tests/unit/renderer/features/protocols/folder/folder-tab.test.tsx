import { expect, it, vi } from 'vitest';
import { downloads, stubDownloads } from '../../../laws/export-stubs.tsx';
import { textOf } from '../../../laws/table-of.ts';

stubDownloads();
const { drawPart } = await import('../../../laws/program.tsx');
let run: object | null = null;
vi.doMock('@/api/protocols.ts', () => ({ useProtocolRun: () => run }));
const SendingTable = () => 'sending';
vi.doMock('@/features/protocols/folder/sending-table.tsx', () => ({ SendingTable }));
const { FolderTab } = await import('@/features/protocols/folder/folder-tab.tsx');

const sent = (board: number, step: string, going = false) => ({
  board,
  going,
  confirmed: null,
  items: [{ id: 'a', step }],
});
const WAIT = 'Boshqa mavsumning protokollari hali yuborilmagan: avval ularni yuboring.';
const INVITES = 'Protokollar papkasini shu yerga tashlang';

it.each([
  ['none is being sent', null, new RegExp(`^${INVITES} .*districts$`)],
  ['those of this season are being sent', sent(6, 'queued', true), /^sending$/],
  ['those of another season are not all sent', sent(5, 'queued'), new RegExp(`^${WAIT} districts$`)],
  ['those of another season are all sent', sent(5, 'done'), new RegExp(`^${INVITES} .*districts$`)],
])('a folder of protocols is taken as long as %s', async (_, now, said) => {
  run = now;
  const tab = <FolderTab board={6}>districts</FolderTab>;
  expect(textOf((await drawPart(tab, {})).html)).toMatch(said);
});

it('a folder, or files of it, are chosen by the button that says so', async () => {
  const asked: string[] = [];
  const pick = async ({ what }: { what: string }) => ({ ok: asked.push(what) > 0, value: null });
  Object.assign(window.bridge, { protocols: { pick } });
  run = null;
  downloads.buttons.length = 0;
  await drawPart(<FolderTab board={6}>districts</FolderTab>, {});
  const buttons = downloads.buttons.splice(0);
  for (const { press } of buttons) press();
  expect(buttons.map(({ label }, at) => [label, asked[at]])).toEqual([
    ['Papkani tanlash', 'folder'],
    ['Fayllarni tanlash', 'files'],
  ]);
});
