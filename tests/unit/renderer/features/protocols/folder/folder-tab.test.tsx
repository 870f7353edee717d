import { expect, it, vi } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';
import { textOf } from '../../../laws/table-of.ts';

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
