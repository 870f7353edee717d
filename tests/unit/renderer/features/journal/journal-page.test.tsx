import type { JournalEntry } from '@shared/journal.ts';
import { expect, it, vi } from 'vitest';
import { draw } from '../../laws/program.tsx';
import { tablesIn, textOf } from '../../laws/table-of.ts';
import { entry, THURSDAY, UNKNOWN } from './entries.ts';

const DAY = 86_400_000;
const at = (id: string, days: number, more: Partial<JournalEntry> = {}) =>
  entry('edit', { id, at: THURSDAY - days * DAY, ...more });
const ENTRIES = [
  at('1', 0, { action: 'accept' }),
  at('2', 0),
  at('3', 1, UNKNOWN),
  at('4', 3, { action: 'reject' }),
  at('5', 30, { ...UNKNOWN, subject: { kind: 'initiative', id: '43', title: 'Bog' } }),
];
let kept: readonly JournalEntry[] = ENTRIES;
type Side = { entries: readonly { id: string }[]; shown: readonly { id: string }[] };
let side: Side = { entries: [], shown: [] };
const JournalSide = (props: Side) => {
  side = props;
  return null;
};
vi.doMock('@/features/journal/journal-side.tsx', () => ({ JournalSide }));

const answered = async (value: unknown) => ({ ok: true, value });
const list = ({ from, to }: { from: number; to: number }) =>
  answered(kept.filter(({ at: time }) => from <= time && time < to));
const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id).join('');

async function drawn(query: string) {
  const state = () => answered({ now: THURSDAY, persistent: true, days: 180 });
  Object.assign(window.bridge, { journal: { state, list } });
  const { html, controls } = await draw(`desk/journal?${query}`, {});
  const [table] = tablesIn(html);
  return { controls, text: textOf(html), times: table?.rows.map(([time]) => time?.shown.length) ?? [] };
}

it.each([
  ['', '12', '12', false],
  ['kind=decisions', '1', '12', false],
  ['days=yesterday', '3', '3', false],
  ['days=week', '1234', '1234', true],
  ['days=week&kind=decisions', '14', '1234', true],
  ['days=season&search=bog', '5', '12345', true],
  ['kind=unknown', '35', '12', true],
])('with %j it shows %s, which go to Excel, and sums up %s; with a day: %s', async (query, shown, summed, dated) => {
  kept = ENTRIES;
  const { text, times } = await drawn(query);
  expect([ids(side.shown), ids(side.entries)]).toEqual([shown, summed]);
  expect(times).toEqual([...shown].map(() => (dated ? 2 : 1)));
  // Of all days.
  expect(text).toContain("Noma'lum: 2");
});

it.each([
  ['', 'Bugun hali hech narsa yuborilmagan'],
  ['search=yo', 'Hech narsa topilmadi'],
  ['days=week', 'Hech narsa topilmadi'],
  ['kind=decisions', 'Hech narsa topilmadi'],
])('without an entry, it says with %j: %s', async (query, said) => {
  kept = [];
  expect((await drawn(query)).text).toContain(said);
});

it('its days, kinds and search are named for what they choose', async () => {
  const { controls } = await drawn('');
  const named = [...controls.values()].map(({ label, segments = [] }) => [
    label,
    ...(segments as readonly { value: string; label: string }[]).map((one) => `${one.value}: ${one.label}`),
  ]);
  expect(named).toEqual([
    ['Kunlar', 'today: Bugun', 'yesterday: Kecha', 'week: 7 kun', 'season: Mavsum'],
    ['Amallar turi', 'all: Hammasi', 'decisions: Qarorlar', "unknown: Noma'lum: {{n}}"],
    ['ID yoki mavzu'],
  ]);
});
