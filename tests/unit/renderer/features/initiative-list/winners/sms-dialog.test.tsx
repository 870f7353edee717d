import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';
import { textOf } from '../../../laws/table-of.ts';

const { SmsDialog } = await import('@/features/initiative-list/winners/sms-dialog.tsx');
const { smsMemory } = await import('@/features/initiative-list/winners/sms-record.ts');

const BOARD = {
  ...{ id: 6, title: 'Kuz', season: 3, year: 2025, stage: 'REVIEW', type: null },
  ...{ review_start_date: null, review_end_date: null },
};
const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
};
vi.stubGlobal('localStorage', storage);

/** What the dialog says before another sending, of an earlier one with this outcome. */
async function said(outcome: string | null): Promise<string> {
  kept.clear();
  if (outcome) smsMemory({ platform: '', id: 6 }).write(JSON.stringify({ at: 0, outcome }));
  return textOf((await drawPart(createElement(SmsDialog, { board: BOARD, onClose: () => undefined }), {})).html);
}

it('C-068: an earlier sending, or one that may have been made, is told before another', async () => {
  expect(await said(null)).not.toMatch(/yuborilgan|Baribir/);
  expect(await said('sent')).toMatch(/SMS 01\.01\.1970 \S+ da yuborilgan .*ikkinchi marta.*Baribir yana yuborish/);
  expect(await said('unknown')).toMatch(/yuborilgan bo'lishi mumkin: natijasi noma'lum.*Baribir yana yuborish/);
});
