import { personOf } from '@shared/person.ts';
import type { Profile } from '@shared/session.ts';
import { describe, expect, test } from 'vitest';

const PERSON: Profile = {
  role: 'moderator',
  id: null,
  username: null,
  full_name: null,
  region_id: 26,
  district_id: 1726,
};

describe('the key of a person at a workstation', () => {
  test('is the id, as a number or a text, whatever else changes', () => {
    expect(personOf({ ...PERSON, id: 7, username: 'ali', full_name: 'Ali' })).toBe('7');
    expect(personOf({ ...PERSON, id: '7', role: 'admin' })).toBe('7');
  });

  test('is the username where there is no id', () => {
    expect(personOf({ ...PERSON, username: 'ali', district_id: null })).toBe('ali');
  });

  test.each<[string, Partial<Profile>]>([
    ['role', { role: 'district_manager' }],
    ['region', { region_id: 27 }],
    ['district', { district_id: 1727 }],
    ['name', { full_name: 'Ali' }],
  ])('without both distinguishes people of another %s', (_what, other) => {
    expect(personOf({ ...PERSON, ...other })).not.toBe(personOf(PERSON));
    expect(personOf({ ...PERSON })).toBe(personOf(PERSON));
  });

  test('does not depend on a region that was derived from the district', () => {
    const unplaced = { ...PERSON, region_id: null };
    expect(personOf({ ...PERSON, region_derived: true })).toBe(personOf(unplaced));
    expect(personOf(PERSON)).not.toBe(personOf(unplaced));
  });

  test('is the same in every version, because drafts are stored by it', () => {
    expect(personOf({ ...PERSON, full_name: 'Ali' })).toBe('moderator|26|1726|Ali');
    expect(personOf({ ...PERSON, role: 'admin', region_id: null, district_id: null })).toBe('admin|||');
  });
});
