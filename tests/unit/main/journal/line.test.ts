import { randomUUID } from 'node:crypto';
import type { JournalNote } from '@shared/journal.ts';
import { expect, test } from 'vitest';
import { entriesOf, type Line, lineSchema } from '../../../../src/main/journal/line.ts';

const NOTE: JournalNote = { action: 'promote', subject: { kind: 'initiative', id: '42', publicId: '101600000042' } };
const never = () => false;

const sent = (id: string, at: number): Line => ({ type: 'sent', id, at, note: NOTE });
const done = (id: string, at: number): Line => ({ type: 'end', id, at, outcome: { state: 'done', status: 200 } });

test('entries are in the order in which they were begun, each with its outcome', () => {
  const [a, b, c] = [randomUUID(), randomUUID(), randomUUID()];
  const lines: Line[] = [
    sent(a, 10),
    sent(b, 5),
    { type: 'end', id: b, at: 6, outcome: { state: 'refused', status: 409, said: 'band' } },
    done(a, 12),
    sent(c, 20),
    { type: 'settled', id: c, at: 30, settled: { as: 'hidden' } },
    { type: 'settled', id: c, at: 31, settled: { as: 'done' } },
  ];
  expect(entriesOf(lines, never)).toEqual([
    { ...NOTE, id: a, at: 10, outcome: { state: 'done', status: 200, at: 12 } },
    { ...NOTE, id: b, at: 5, outcome: { state: 'refused', status: 409, said: 'band', at: 6 } },
    { ...NOTE, id: c, at: 20, outcome: { state: 'unknown', at: 20 }, settled: { as: 'done', at: 31 } },
  ]);
});

test('an entry without an end is running in the run that sent it, and unknown in every later one', () => {
  const id = randomUUID();
  expect(entriesOf([sent(id, 1)], (asked) => asked === id)).toMatchObject([{ outcome: { state: 'running' } }]);
  expect(entriesOf([sent(id, 1)], never)).toMatchObject([{ outcome: { state: 'unknown', at: 1 } }]);
});

test('an end counts at any position; an end without a beginning is ignored', () => {
  const [id, lost] = [randomUUID(), randomUUID()];
  expect(entriesOf([done(lost, 1), done(id, 3), sent(id, 2)], never)).toMatchObject([
    { id, at: 2, outcome: { state: 'done', at: 3 } },
  ]);
});

test('a deed whose answer was lost and that is sent again is one deed, whatever its end', () => {
  const note = { ...NOTE, before: { stage: 'PASSED' } };
  const begun = (id: string, at: number, more: Partial<JournalNote> = {}): Line => ({
    ...{ type: 'sent', id, at },
    note: { ...note, ...more },
  });
  const ended = (id: string, at: number, state: 'done' | 'refused' | 'unknown'): Line => ({
    ...{ type: 'end', id, at },
    outcome: { state },
  });
  const [first, again, third] = [randomUUID(), randomUUID(), randomUUID()];
  const lost = [begun(first, 1), ended(first, 2, 'unknown')];
  const linksOf = (lines: readonly Line[]) =>
    entriesOf(lines, never).map(({ repeats = null, repeatedBy = null }) => [repeats, repeatedBy]);

  expect(linksOf([...lost, begun(again, 3), ended(again, 4, 'done')])).toEqual([
    [null, again],
    [first, null],
  ]);
  expect(
    linksOf([...lost, begun(again, 3), ended(again, 4, 'unknown'), begun(third, 5), ended(third, 6, 'done')]),
  ).toEqual([
    [null, again],
    [first, third],
    [again, null],
  ]);
  // A refusal leaves open whether the first attempt was carried out; the next attempt repeats that one.
  expect(
    linksOf([...lost, begun(again, 3), ended(again, 4, 'refused'), begun(third, 5), ended(third, 6, 'done')]),
  ).toEqual([
    [null, third],
    [first, null],
    [first, null],
  ]);
  const alone = [
    [null, null],
    [null, null],
  ];
  // Another record, another action, another state before, a known end, a settlement: each is a deed of its own.
  for (const more of [
    { subject: { ...NOTE.subject, id: '43' } },
    { action: 'demote' as const },
    { before: { stage: 'NOT_PASSED' } },
    { before: undefined },
  ])
    expect(linksOf([...lost, begun(again, 3, more), ended(again, 4, 'done')])).toEqual(alone);
  expect(linksOf([begun(first, 1), ended(first, 2, 'refused'), begun(again, 3), ended(again, 4, 'done')])).toEqual(
    alone,
  );
  const settled: Line = { type: 'settled', id: first, at: 3, settled: { as: 'done' } };
  expect(linksOf([...lost, settled, begun(again, 4), ended(again, 5, 'done')])).toEqual(alone);
});

test('a line of a newer version or with missing fields is invalid', () => {
  const id = randomUUID();
  for (const odd of [{}, { type: 'sent', id, at: 1 }, { ...sent(id, 1), type: 'undone' }, { ...done('x', 1) }]) {
    expect(lineSchema.safeParse(odd).success).toBe(false);
  }
});
