import { expect, test } from 'vitest';
import type { KeptItem } from '../../../../src/main/protocols/run.ts';
import { sendOne } from '../../../../src/main/protocols/send-one.ts';

const ITEM: KeptItem = {
  id: 'f1',
  name: 'Protokol.pdf',
  path: '/uy/papka/Protokol.pdf',
  bytes: 900,
  mtimeMs: 1,
  digest: 'd',
  row: 7,
  districtId: 1726,
  district: 'Tuman',
  region: 'Viloyat',
  before: null,
  hash: null,
  step: 'queued',
  tries: 0,
  error: null,
  at: null,
};

test.each([
  ['sent', null, 'sending'],
  ['attached', 'a1', 'attaching'],
] as const)('a session ending while the list is saved: the file stays queued, not %s', async (_what, hash, step) => {
  const item: KeptItem = { ...ITEM, hash };
  const end = new AbortController();
  const kept: string[] = [];
  const keep = async () => {
    kept.push(item.step);
    end.abort();
  };
  const noCall = () => expect.unreachable('a call of a session that is over');
  const sender = {
    api: { request: noCall },
    uploads: { send: noCall },
    journal: { around: noCall, list: noCall, settle: noCall },
    pauses: [],
    now: () => 0,
  };
  const sending = sendOne(item, 3, sender, { stop: end.signal, end: end.signal, keep });
  await expect(sending).rejects.toMatchObject({ kind: 'cancelled' });
  expect(item).toMatchObject({ step: 'queued', error: null, hash });
  expect(kept).toEqual([step, 'queued']);
});
