import { describe, expect, it } from 'vitest';
import { impersonalFields, restored, valuesBefore } from '@/kit/drafts/restore.ts';
import { changedFields } from '@/kit/merging/changed.ts';

const RECORD = { name: 'Park', year: 2025, region: 1, district: 11, title: { uz_lat: 'Park', ru: 'Парк' } };
const TOGETHER = [['region', 'district']];

/** The draft of somebody who has typed this into the record. */
function draftOf(typed: Partial<typeof RECORD>) {
  const changed = changedFields({ ...RECORD, ...typed }, RECORD);
  return { changed, before: valuesBefore(changed, RECORD, TOGETHER) };
}

const restoredOver = (typed: Partial<typeof RECORD>, now: Partial<typeof RECORD>) =>
  restored(draftOf(typed), { ...RECORD, ...now }, TOGETHER);

describe('what the record said where a draft was typed', () => {
  it('are the fields that the draft has changed, and the languages of a text', () => {
    expect(draftOf({ name: "Bog'", title: { uz_lat: "Bog'", ru: 'Парк' } }).before).toEqual({
      name: 'Park',
      title: { uz_lat: 'Park' },
    });
  });

  it('are the fields, too, that go together with a changed one', () => {
    expect(draftOf({ district: 12 }).before).toEqual({ region: 1, district: 11 });
    expect(valuesBefore({ district: 12 }, RECORD)).toEqual({ district: 11 });
  });

  it('leaves out a field that holds a personal number, and one that had no value', () => {
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

  it('tells what somebody else has changed since it was typed, and keeps what was typed', () => {
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

  it('gives up what was chosen in a region that somebody else has changed since', () => {
    expect(restoredOver({ district: 12 }, { region: 2, district: 21 })).toMatchObject({
      values: { region: 2, district: 21 },
      undone: ['district'],
    });
  });

  it('goes over the record as it is where it does not know what was there', () => {
    const { changed } = draftOf({ name: "Bog'", year: 2024 });
    const now = { ...RECORD, name: 'Hovli', region: 2 };
    expect(restored({ changed }, now, TOGETHER)).toEqual({
      values: { ...now, name: "Bog'", year: 2024 },
      both: [],
      undone: [],
    });
  });
});
