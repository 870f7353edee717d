import { fitting, isWhole, JOURNAL_ACTIONS, journalNoteSchema } from '@shared/journal.ts';
import { describe, expect, test } from 'vitest';
import type { EditValues } from '@/domains/initiative/editing/edit-values.ts';
import { initiativeSchema } from '@/domains/initiative/model/initiative.ts';
import { factsOf, noteOf } from '@/domains/initiative/model/journal.ts';

const AUTHOR = 'Karimova Zilola';
const TEXT = "Ko'chamizni asfaltlab bering, telefonim bor";
const initiative = (more: object = {}) =>
  initiativeSchema.parse({
    ...{ id: 42, public_id: '061404829083', title: 'Nurafshon ariqlari', board_id: 7, stage: 'PASSED' },
    ...{ author_fullname: AUTHOR, description: TEXT, region_title: 'Toshkent', district_title: 'Chilonzor' },
    ...more,
  });

describe('the note of an action on an initiative', () => {
  test('names the record, its place and its season', () => {
    expect(noteOf('promote', initiative(), { expect: { stage: 'WINNER' } })).toEqual({
      action: 'promote',
      subject: {
        ...{ kind: 'initiative', id: '42', publicId: '061404829083' },
        ...{ title: 'Nurafshon ariqlari', place: 'Toshkent, Chilonzor' },
      },
      board: 7,
      before: { stage: 'PASSED', moderation_sub_stage: null },
      expect: { stage: 'WINNER' },
    });
  });

  test.each(JOURNAL_ACTIONS)(
    'wJ2: %s names no author and quotes no description, with a title and without',
    (action) => {
      for (const title of ['Nurafshon ariqlari', null]) {
        const note = JSON.stringify(noteOf(action, initiative({ title })));
        expect(note).not.toContain('Karimova');
        expect(note).not.toContain('asfaltlab');
      }
    },
  );
});

describe('the facts of an edit', () => {
  const known = initiative({
    ...{ moderator_comment: 'Izoh', requested_amount: 9, granted_amount: 8, category_id: 1, region_id: 3 },
    ...{ district_id: 31, quarter_id: 310, organization_id: 70, type: 'CONSTRUCTION', purchased_goods_file: 'f1' },
  });
  const other: Readonly<Record<keyof EditValues, unknown>> = {
    ...{ description: 'Boshqa matn', moderator_comment: 'Boshqa izoh', requested_amount: 10, granted_amount: 9 },
    ...{ category_id: 2, region_id: 4, district_id: 32, quarter_id: 311, stage: 'INITIAL', organization_id: 71 },
    ...{ type: 'EQUIPMENT', purchased_goods_file: 'f2' },
  };

  test.each(Object.entries(other))('show whether %s was changed', (field, value) => {
    const changed = factsOf('edit', initiativeSchema.parse({ ...known, [field]: value }));
    expect(changed).not.toEqual(factsOf('edit', known));
    expect(journalNoteSchema.shape.expect.safeParse(changed).success).toBe(true);
  });

  test('treat an empty comment as none, and an unread comment as unknown', () => {
    const comment = (moderator_comment?: string | null) => factsOf('edit', { ...known, moderator_comment });
    expect(comment('')).toEqual(comment(null));
    expect(comment()?.moderator_comment).toBeNull();
    expect(comment(null)?.moderator_comment).not.toBeNull();
  });
});

test('a note of any length is cut to fit into a call, and a cut text is not whole', () => {
  const long = 'ў'.repeat(200_000);
  const note = noteOf('location', initiative({ title: long, region_title: long, address_title: long }), { note: long });
  expect(journalNoteSchema.safeParse(note).success).toBe(false);
  const fitted = fitting(note);
  expect(journalNoteSchema.safeParse(fitted).success).toBe(true);
  expect(isWhole(fitted.before?.address_title)).toBe(false);
});

test.each([
  ['a text', 'Chilonzor', true],
  ['a number', 41.2, true],
  ['nothing', null, true],
  ['a text of which a personal number was left out', 'tel. •••', false],
  ['a text that was only a personal number', '', false],
])('%s is whole: %s, %s', (_what, value, whole) => {
  expect(isWhole(value)).toBe(whole);
});
