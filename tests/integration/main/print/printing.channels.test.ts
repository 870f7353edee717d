import { type CallName, contract } from '@shared/bridge/contract.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { GOOD_INPUTS } from '../../../support/bridge-inputs.ts';
import { composeProgram, type Settled } from '../../../support/fuzz/composed-program.ts';
import { outside } from '../../../support/fuzz/recorded-electron.ts';

vi.mock('electron', async () => (await import('../../../support/fuzz/recorded-electron.ts')).electron);
vi.mock('keytar', () => ({
  getPassword: async () => null,
  setPassword: async () => undefined,
  deletePassword: async () => true,
}));

const CALLS = Object.keys(contract) as CallName[];
/** The calls of the hidden window, on which sheets are drawn. */
const OF_SHEETS: CallName[] = ['sheets.job', 'sheets.drawn'];
const DROPPED = { paths: ['/etc/passwd'], names: ['passwd'], wanted: { accept: ['pdf'], maxBytes: 1000 } };
/** The window whose page is never ours. */
const STRANGER = 99;

let program: Awaited<ReturnType<typeof composeProgram>>;
beforeAll(async () => {
  program = await composeProgram();
  await program.signIn();
});
afterAll(() => program.stop());

/** The channels that let a window with this id pass, of these calls and of that of dropped files. */
async function openTo(id: number, calls: readonly CallName[]): Promise<string[]> {
  const isOpen = ({ error }: Settled) => error?.kind !== 'bad-call' || !error.detail?.startsWith('not called by');
  const open: string[] = [];
  for (const name of calls) if (isOpen(await program.call(name, GOOD_INPUTS[name], id))) open.push(name);
  if (isOpen(await program.send('drop', DROPPED, id))) open.push('drop');
  return open;
}

test('A-042: the hidden window makes its own two calls while it draws, and no other; the main window not these', async () => {
  const seen: Record<string, unknown> = {};
  outside.whileDrawn = async ({ sender }) => {
    const others = CALLS.filter((name) => !OF_SHEETS.includes(name));
    seen.hidden = sender.id;
    seen.others = await openTo(sender.id, others);
    seen.job = await program.call('sheets.job', undefined, sender.id);
    seen.main = [await program.call('sheets.job'), await program.call('sheets.drawn', { complete: false })];
    seen.stranger = await openTo(STRANGER, CALLS);
  };
  const job = { kind: 'cards' };
  expect(await program.call('print.savePdf', { job, suggestedName: 'kartochkalar.pdf' })).toMatchObject({ ok: true });
  const refused = { ok: false, error: { kind: 'bad-call' } };
  expect(seen).toMatchObject({
    ...{ hidden: expect.any(Number), others: [], stranger: [] },
    job: { ok: true, value: job },
    main: [refused, refused],
  });
  // Once it is drawn, nothing is open to it any more.
  expect(await openTo(Number(seen.hidden), CALLS)).toEqual([]);
});
