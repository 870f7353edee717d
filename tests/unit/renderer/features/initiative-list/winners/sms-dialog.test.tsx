import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { type Answers, Refusal } from '../../../laws/platform-stub.ts';
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
async function said(outcome: string | null, answers: Answers = {}): Promise<string> {
  kept.clear();
  if (outcome) smsMemory({ platform: '', id: 6 }).write(JSON.stringify({ at: 0, outcome }));
  const dialog = createElement(SmsDialog, { board: BOARD, onClose: () => undefined });
  return textOf((await drawPart(dialog, answers)).html);
}

const TWICE = 'Yana yuborsangiz, mualliflar uni ikkinchi marta olishi mumkin.';
const WINNERS = 'api/v1/moderators/initiatives';
const winners = (count: number) => ({ [WINNERS]: { initiatives: [], count } });

it.each<[string, Answers, string, boolean]>([
  ['none', winners(0), "Bu mavsumda g'olib tashabbus yo'q.", false],
  ['so many', winners(1_200), "1 200 ta g'olib tashabbusning mualliflari bittadan SMS oladi.", true],
  ['not known how many', { [WINNERS]: new Refusal() }, "Shu mavsum g'oliblarining barcha mualliflari SMS oladi.", true],
])('C-068: of winners that are %s it says who gets an SMS', async (_, answers, who, sends) => {
  const text = await said(null, answers);
  expect(text).toContain(who);
  expect(text.match(/mavsumda g'olib|mualliflari bittadan|barcha mualliflari/g)).toHaveLength(1);
  expect(/SMS yuborish/.test(text)).toBe(sends);
});

it('C-068: an earlier sending, or one that may have been made, is told before another', async () => {
  expect(await said(null)).not.toMatch(/yuborilgan|ikkinchi marta|Baribir/);
  const sent = await said('sent');
  expect(sent).toMatch(/SMS 01\.01\.1970 \S+ da yuborilgan Yana.*Baribir yana yuborish/);
  expect(sent).toContain(TWICE);
  const unknown = await said('unknown');
  expect(unknown).toMatch(/yuborilgan bo'lishi mumkin: natijasi noma'lum Yana.*Baribir yana yuborish/);
  expect(unknown).toContain(TWICE);
});
