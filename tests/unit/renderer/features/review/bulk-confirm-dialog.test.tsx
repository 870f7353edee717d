import { expect, it, vi } from 'vitest';
import { drawPart } from '../../laws/program.tsx';

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
