import { expect, test } from 'vitest';
import type { Match } from '../../../../../../src/renderer/src/features/protocols/folder/match.ts';
import {
  type FolderRow,
  folderRow,
  inOrder,
  judged,
  ordersOf,
  sums,
  withAll,
  withFileDistrict,
  withTick,
} from '../../../../../../src/renderer/src/features/protocols/folder/plan.ts';

const protocol = (id: number, file_id: string | null = null) => ({
  ...{ id, file_id, district_id: 1000 + id },
  ...{ district: `Tuman ${id}`, region: 'Viloyat' },
});
/** Districts 1 to 4 have no protocol, 5 has one. */
const PROTOCOLS = new Map(
  [protocol(1), protocol(2), protocol(3), protocol(4), protocol(5, 'there')].map((one) => [one.id, one]),
);

const sure = (...candidates: number[]): Match => ({ certainty: 'sure', candidates });
const file = (id: string, more: Partial<FolderRow['file']> = {}) =>
  ({ id, name: `${id}.pdf`, bytes: 10, kind: 'pdf', problem: null, digest: id, ...more }) as const;

const ROWS: readonly FolderRow[] = [
  folderRow(file('sure'), sure(1)),
  folderRow(file('guess'), { certainty: 'guess', candidates: [2] }),
  folderRow(file('two'), { certainty: 'two', candidates: [3, 4] }),
  folderRow(file('none'), { certainty: 'none', candidates: [] }),
  folderRow(file('there'), sure(5)),
  folderRow(file('docx', { problem: 'wrong-kind', kind: null }), { certainty: 'none', candidates: [] }),
];

const now = (rows: readonly FolderRow[], replaces = false) => judged(rows, PROTOCOLS, replaces);
const on = (rows: readonly FolderRow[], replaces = false) =>
  now(rows, replaces)
    .filter((row) => row.on)
    .map((row) => row.file.id);
const verdicts = (rows: readonly FolderRow[]) => now(rows).map(({ verdict }) => verdict);

test('the program ticks sure matches, and never a guess', () => {
  expect(on(ROWS)).toEqual(['sure']);
  expect(verdicts(ROWS)).toEqual(['sure', 'guess', 'two', 'none', 'sure', 'unusable']);
  expect(sums(now(ROWS))).toEqual({ sure: 2, guess: 1, choose: 2, unusable: 1, sent: 1, there: 1 });
});

test('an existing protocol is replaced only on request', () => {
  expect(on(ROWS, true)).toEqual(['sure', 'there']);
  expect(on(withTick(ROWS, 'there', true))).toEqual(['sure']);
});

test('a district that the person chooses is sure; a guess is sent once it is ticked', () => {
  const chosen = withFileDistrict(ROWS, 'two', 4);
  expect(on(chosen)).toEqual(['sure', 'two']);
  expect(on(withTick(chosen, 'guess', true))).toEqual(['sure', 'guess', 'two']);
  expect(on(withTick(chosen, 'sure', false))).toEqual(['two']);
});

test('two files for one district: neither is ticked, and at most one can be', () => {
  const rows = [folderRow(file('a'), sure(1)), folderRow(file('b'), sure(1)), folderRow(file('c'), sure(2))];
  expect(verdicts(rows)).toEqual(['twice', 'twice', 'sure']);
  expect(now(rows)[0]?.files).toBe(2);
  expect(on(rows)).toEqual(['c']);
  const first = withTick(rows, 'a', true);
  expect(on(first)).toEqual(['a', 'c']);
  expect(on(withTick(first, 'b', true))).toEqual(['b', 'c']);
  // The district of a ticked file is chosen for another file: there are two files for one district again.
  expect(on(withFileDistrict(withTick(rows, 'a', true), 'c', 1))).toEqual(['a']);
  expect(on(withFileDistrict(rows, 'b', 3))).toEqual(['a', 'b', 'c']);
});

test('one file for two districts: neither is ticked', () => {
  const rows = [folderRow(file('a', { digest: 'x' }), sure(1)), folderRow(file('b', { digest: 'x' }), sure(2))];
  expect(verdicts(rows)).toEqual(['same', 'same']);
  expect(on(rows)).toEqual([]);
});

test('files whose content is not read yet do not count as the same', () => {
  const unread = { digest: undefined };
  expect(verdicts([folderRow(file('a', unread), sure(1)), folderRow(file('b', unread), sure(2))])).toEqual([
    'sure',
    'sure',
  ]);
});

test('a file is no duplicate where the other file with its content has no district', () => {
  const none: Match = { certainty: 'none', candidates: [] };
  const rows = [folderRow(file('a', { digest: 'x' }), sure(1)), folderRow(file('b', { digest: 'x' }), none)];
  expect(verdicts(rows)).toEqual(['sure', 'none']);
  expect(now([...rows, folderRow(file('c'), none)]).map(({ files }) => files)).toEqual([1, 0, 0]);
});

test('unticking a file changes no other file for its district, and no file without a district', () => {
  const none: Match = { certainty: 'none', candidates: [] };
  const rows = [
    folderRow(file('a'), sure(1)),
    folderRow(file('b'), sure(1)),
    folderRow(file('c'), none),
    folderRow(file('d'), none),
  ];
  const ticks = (after: readonly FolderRow[]) => after.map(({ ticked }) => ticked);
  expect(ticks(withTick(withTick(rows, 'b', true), 'a', false))).toEqual([false, true, null, null]);
  expect(ticks(withTick(rows, 'c', true))).toEqual([null, null, true, null]);
  expect(ticks(withAll(rows, true))).toEqual([null, null, null, null]);
});

test('a name that could mean two districts chooses none of them', () => {
  expect(folderRow(file('a'), { certainty: 'two', candidates: [3, 4] }).chosen).toBeNull();
});

test('an unusable file does not count', () => {
  const rows = [folderRow(file('a', { digest: 'x' }), sure(1)), { ...ROWS[5], chosen: 1 } as FolderRow];
  expect(verdicts(rows)).toEqual(['sure', 'unusable']);
  expect(on(rows)).toEqual(['a']);
  expect(now(rows).map(({ mayTick }) => mayTick)).toEqual([true, false]);
});

test('a district whose row is gone is not sent', () => {
  expect(on([folderRow(file('a'), sure(99))])).toEqual([]);
});

test('ticking all ticks the sure files again, unticking all leaves none', () => {
  expect(on(withAll(ROWS, false))).toEqual([]);
  expect(on(withAll(withAll(ROWS, false), true))).toEqual(['sure']);
});

test('what is ticked comes first, then what needs a choice, each group in the original order', () => {
  const ordered = (rows: readonly FolderRow[]) => inOrder(rows, PROTOCOLS).map(({ file, group }) => [group, file.id]);
  expect(ordered([...ROWS].reverse())).toEqual([
    ['sure', 'sure'],
    ['sure', 'there'],
    ['ask', 'two'],
    ['ask', 'none'],
    ['ask', 'guess'],
    ['unusable', 'docx'],
  ]);
  const both = [...ROWS, folderRow(file('twice'), sure(1)), folderRow(file('same', { digest: 'there' }), sure(3))];
  expect(ordered(both).map(([, id]) => id)).toEqual(['two', 'none', 'sure', 'twice', 'there', 'same', 'guess', 'docx']);
  const counted = sums(now(both));
  expect([counted.choose, counted.sure]).toEqual([6, 0]);
});

test('every file that is ticked without being asked stands in the first group', () => {
  const rows = inOrder(ROWS, PROTOCOLS);
  const ticked = now(rows).flatMap((row, at) => (row.on ? [at] : []));
  expect(ticked).toEqual(ticked.map((_, at) => at));
  expect(rows.filter(({ group }) => group === 'sure').map((row) => row.file.id)).toEqual(['sure', 'there']);
});

test('wF2: exactly the ticked files are sent, each with the district beside it', () => {
  expect(ordersOf(now(ROWS, true))).toEqual([
    { fileId: 'sure', row: 1, districtId: 1001, district: 'Tuman 1', region: 'Viloyat', before: null },
    { fileId: 'there', row: 5, districtId: 1005, district: 'Tuman 5', region: 'Viloyat', before: 'there' },
  ]);
});
