import { expect, it, vi } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { elementsIn, textOf } from '../../laws/table-of.ts';

const sending = {
  runs: [] as object[],
  running: false,
  stopping: false,
  start: () => undefined,
  stop: () => undefined,
};
vi.doMock('@/features/review/use-bulk-confirm.ts', () => ({ useBulkConfirm: () => sending }));
let press = () => undefined as unknown;
vi.doMock('@/kit/forms/use-form-keys.ts', () => ({
  useFormKeys: (_: object, { send }: { send: () => unknown }) => {
    press = send;
  },
}));
const { BulkConfirmDialog } = await import('@/features/review/bulk-confirm-dialog.tsx');
const { HoldSending } = await import('@/kit/holds/hold-sending.tsx');
const { answered } = await import('@/kit/runs/unanswered.ts');
const { AppError } = await import('@shared/errors.ts');
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');

const item = initiativeSchema.parse({ id: 701, stage: 'INITIAL' });
const [done, failed, underWay] = [{ state: 'done', value: 'confirmed' }, { state: 'failed' }, { state: 'running' }];
const HOLD = { reason: 'Nusxalandi', kept: 'Nusxalandi', plain: 'Nusxalandi' } as const;

it.each([
  ['begins', [], false, null, 1],
  ['does nothing without a connection', [], false, HOLD, 0],
  ['does nothing while they are being confirmed, even if one has failed', [failed, underWay], true, null, 0],
  ['tries again what has failed', [done, failed], false, null, 1],
  ['does nothing once all are confirmed', [done, done], false, null, 0],
])('a press that confirms the ticked decisions %s', async (_, runs, running, hold, times) => {
  let started = 0;
  const start = () => void started++;
  Object.assign(sending, { runs: runs.map((run) => ({ item, ...run })), running, start });
  const work = { initiatives: [item], kept: { runs: [] } };
  await drawPart(
    <HoldSending hold={hold}>
      <BulkConfirmDialog work={work} board={undefined} onOutcome={() => undefined} onClose={() => undefined} />
    </HoldSending>,
    {},
  );
  press();
  expect(started).toBe(times);
});

const CUT = new AppError({ kind: 'network' });
const UNANSWERED = await answered(() => Promise.reject(CUT)).catch((error: unknown) => error);
const refused = (serverMessage?: string) =>
  new AppError({ kind: 'invalid', status: 400, ...(serverMessage && { serverMessage }) });

it.each([
  ['is confirmed', { state: 'done', value: 'confirmed' }, 'good', 'Tadiqlandi'],
  ['has changed', { state: 'done', value: 'changed' }, 'warn', "O'zgargan: qayta ko'rib chiqing"],
  ['was decided by somebody else', { state: 'done', value: 'settled' }, 'warn', 'Qaror allaqachon qabul qilingan'],
  ['may be confirmed', { state: 'failed', error: UNANSWERED }, 'warn', "Javob kelmadi: tasdiqlangan bo'lishi mumkin"],
  ['could not be looked up: nothing was sent', { state: 'failed', error: CUT }, 'bad', 'Tadiqlanmadi: aloqa uzildi'],
  ['was refused', { state: 'failed', error: refused() }, 'bad', 'Tadiqlanmadi'],
  [
    'was refused with a reason',
    { state: 'failed', error: refused('Muddat tugagan') },
    'bad',
    'Tadiqlanmadi: Muddat tugagan',
  ],
])('a ticked decision that %s says so', async (_, run, look, said) => {
  Object.assign(sending, { runs: [{ item, ...run }], running: false });
  const idle = () => undefined;
  const work = { initiatives: [item], kept: { runs: [] } };
  const { html } = await drawPart(
    <BulkConfirmDialog work={work} board={undefined} onOutcome={idle} onClose={idle} />,
    {},
  );
  const [line] = elementsIn(html, 'li', /\sdata-look=/);
  expect([line?.attributes, textOf(line?.inner ?? '')]).toEqual([
    expect.stringContaining(`data-look="${look}"`),
    `— ${said}`,
  ]);
});

it('before it begins, it says how many are confirmed, and how many of them are accepted and rejected', async () => {
  Object.assign(sending, { runs: [], running: false });
  const idle = () => undefined;
  const decided = ['MODERATOR_ACCEPTED', 'MODERATOR_ACCEPTED', 'MODERATOR_DENIED'].map((moderation_sub_stage, nth) =>
    initiativeSchema.parse({ id: 701 + nth, stage: 'INITIAL', moderation_sub_stage }),
  );
  const work = { initiatives: decided, kept: { runs: [] } };
  const { html } = await drawPart(
    <BulkConfirmDialog work={work} board={undefined} onOutcome={idle} onClose={idle} />,
    {},
  );
  expect(textOf(html)).toContain("3 ta tashabbus bo'yicha moderator xulosasi tasdiqlanadi.");
  expect(textOf(html)).toContain('Qabul qilinadi: 2 ta. Rad etiladi: 1 ta.');
});
