import { describe, expect, it } from 'vitest';
import { impersonalFields, offeredOf, valuesBefore, withDraft } from '@/kit/drafts/restore.ts';
import { changedFields } from '@/kit/merging/changed.ts';

const RECORD = { name: 'Park', year: 2025, region: 1, district: 11, title: { uz_lat: 'Park', ru: 'Парк' } };
const TOGETHER = [['region', 'district']];

/** The draft of these values, typed into the record. */
function draftOf(typed: Partial<typeof RECORD>) {
  const changed = changedFields({ ...RECORD, ...typed }, RECORD);
  return { changed, before: valuesBefore(changed, RECORD, TOGETHER) };
}

/** The draft as stored, offered over the record as it is now, and accepted. */
function restoredOver(typed: Partial<typeof RECORD>, changes: Partial<typeof RECORD>) {
  const { changed: value, before } = draftOf(typed);
  const now = { ...RECORD, ...changes };
  const offered = offeredOf({ value, before }, now, (values) => values);
  return offered && withDraft(offered, now, TOGETHER);
}

describe('the earlier values of the record under a draft', () => {
  it('are the fields that the draft has changed, and the languages of a text', () => {
    expect(draftOf({ name: "Bog'", title: { uz_lat: "Bog'", ru: 'Парк' } }).before).toEqual({
      name: 'Park',
      title: { uz_lat: 'Park' },
    });
  });

  it('include the fields that are linked to a changed one', () => {
    expect(draftOf({ district: 12 }).before).toEqual({ region: 1, district: 11 });
    expect(valuesBefore({ district: 12 }, RECORD)).toEqual({ district: 11 });
  });

  it('leave out fields with a personal number, and fields without a value', () => {
    expect(impersonalFields({ phone: '+998 90 123 45 67', note: ['a'], nothing: undefined })).toEqual({ note: ['a'] });
  });
});

describe('a draft in the form of its record', () => {
  it('follows the record in the other fields', () => {
    expect(restoredOver({ name: "Bog'" }, { year: 2026 })).toEqual({
      values: { ...RECORD, name: "Bog'", year: 2026 },
      both: [],
      undone: [],
    });
  });

  it('reports what another person has changed since it was typed, and keeps the typed values', () => {
    expect(restoredOver({ name: "Bog'", year: 2024 }, { name: 'Hovli' })).toMatchObject({
      values: { name: "Bog'", year: 2024 },
      both: ['name'],
    });
    const mine = { title: { uz_lat: "Bog'", ru: 'Парк' } };
    expect(restoredOver(mine, { title: { uz_lat: 'Hovli', ru: 'Двор' } })).toMatchObject({
      values: { title: { uz_lat: "Bog'", ru: 'Двор' } },
      both: ['title.uz_lat'],
    });
  });

  it('drops a choice in a region that another person has changed since', () => {
    expect(restoredOver({ district: 12 }, { region: 2, district: 21 })).toMatchObject({
      values: { region: 2, district: 21 },
      undone: ['district'],
    });
  });

  it('keeps a group of which the record agrees on a part by now', () => {
    expect(restoredOver({ region: 2, district: 21 }, { region: 2 })).toEqual({
      values: { ...RECORD, region: 2, district: 21 },
      both: [],
      undone: [],
    });
  });

  it('is applied to the current record where the earlier values are unknown', () => {
    const { changed } = draftOf({ name: "Bog'", year: 2024 });
    const now = { ...RECORD, name: 'Hovli', region: 2 };
    expect(withDraft({ changed }, now, TOGETHER)).toEqual({
      values: { ...now, name: "Bog'", year: 2024 },
      both: [],
      undone: [],
    });
  });
});

describe('a stored draft', () => {
  const anything = (values: typeof RECORD) => values;

  it('is not offered if the record says the same by now', () => {
    expect(restoredOver({ name: "Bog'" }, { name: "Bog'" })).toBeNull();
    const mine = { title: { uz_lat: "Bog'", ru: 'Парк' } };
    expect(restoredOver(mine, mine)).toBeNull();
  });

  it.each([
    ['Tel. +998 90 123 45 67', 'Tel. •••'],
    ['+998 90 123 45 67', ''],
  ])('is not offered if the record says the same by now, with the number that the draft left out: %s', (name, kept) => {
    const stored = { value: { name: kept }, before: { name: 'Park' } };
    expect(offeredOf(stored, { ...RECORD, name }, anything)).toBeNull();
    const more = { value: { name: kept, year: 2024 }, before: { name: 'Park', year: 2025 } };
    const now = { ...RECORD, name };
    const offered = offeredOf(more, now, anything);
    expect(offered && withDraft(offered, now)).toEqual({ values: { ...now, year: 2024 }, both: [], undone: [] });
  });

  it('is not offered if it does not fit the form; earlier values that do not fit are ignored', () => {
    const stored = { value: { name: "Bog'" }, before: { year: 1 } };
    expect(offeredOf(stored, RECORD, () => null)).toBeNull();
    expect(offeredOf(stored, RECORD, (values) => (values.year === 1 ? null : values))).toEqual({
      changed: { name: "Bog'" },
    });
  });
});
