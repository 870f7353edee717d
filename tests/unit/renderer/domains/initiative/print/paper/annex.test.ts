import { describe, expect, test } from 'vitest';
import { initiativeSchema } from '@/domains/initiative/model/initiative.ts';
import { annexRows, commonPlace, sumsOf } from '@/domains/initiative/print/paper/annex.ts';

const initiative = (id: number, more: object = {}) =>
  initiativeSchema.parse({ id, public_id: `06140475${id}`, ...more });
const passed = { stage: 'PASSED', requested_amount: 500, granted_amount: 400 };

describe('the annex to the protocol', () => {
  test('has the initiatives with a decision that stands: accepted before rejected, each in the order of the list', () => {
    const rows = annexRows([
      initiative(1, { stage: 'NOT_PASSED', granted_amount: 9 }),
      initiative(2, passed),
      initiative(3, { stage: 'INITIAL' }),
      initiative(4, { stage: 'INITIAL', moderation_sub_stage: 'MODERATOR_DENIED' }),
      // Sent back to the moderator: there is no decision.
      initiative(5, { stage: 'INITIAL', moderation_sub_stage: 'DISTRICT_MANAGER_DENIED' }),
      initiative(6, { stage: 'INITIAL', moderation_sub_stage: 'MODERATOR_ACCEPTED', granted_amount: 7 }),
    ]);
    expect(rows.map(({ public_id, verdict, final, granted }) => [public_id?.at(-1), verdict, final, granted])).toEqual([
      ['2', 'accepted', true, 400],
      ['6', 'accepted', false, 7],
      ['1', 'rejected', true, null],
      ['4', 'rejected', false, null],
    ]);
    expect(sumsOf(rows)).toMatchObject({ n: 4, accepted: 2, rejected: 2, proposed: 2 });
  });

  test('wPR4: its sums are those of its rows, and a missing sum counts as 0', () => {
    const rows = annexRows([
      initiative(1, passed),
      initiative(2, { ...passed, granted_amount: null }),
      initiative(3, { stage: 'NOT_PASSED', requested_amount: 70 }),
    ]);
    expect(sumsOf(rows)).toEqual({ n: 3, accepted: 2, rejected: 1, proposed: 0, requested: 1070, granted: 400 });
    expect(sumsOf([])).toEqual({ n: 0, accepted: 0, rejected: 0, proposed: 0, requested: 0, granted: 0 });
  });

  test('wPR3: blanks personal numbers, and shortens a text that would make a row as high as a sheet', () => {
    const [row] = annexRows([
      initiative(1, {
        ...passed,
        title: `${'Uzun mavzu '.repeat(60)}`,
        moderation_sub_stage_comment: 'Tel. +998 90 123 45 67, JShShIR 31234567890123',
      }),
    ]);
    expect(row?.comment).toBe('Tel. •••, JShShIR •••');
    expect(row?.topic?.length).toBeLessThanOrEqual(301);
  });
});

test('the place of a list is what all its rows share', () => {
  const at = (region_title: string | null, district_title: string | null) => ({ region_title, district_title });
  expect(commonPlace([at('Toshkent shahri', 'Chilonzor'), at('Toshkent shahri', 'Chilonzor')])).toBe(
    'Toshkent shahri, Chilonzor',
  );
  expect(commonPlace([at('Toshkent shahri', 'Chilonzor'), at('Toshkent shahri', 'Olmazor')])).toBe('Toshkent shahri');
  expect(commonPlace([at('Toshkent shahri', 'Chilonzor'), at('Andijon', 'Chilonzor')])).toBe('');
  expect(commonPlace([])).toBe('');
});
