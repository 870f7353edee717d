import { describe, expect, it } from 'vitest';
import { forumForm, inRegion, withForumRegion } from '@/features/forum/forum.ts';

const FORUM = {
  regionId: 2,
  districtId: 1005,
  nearby: '7-maktab',
  responsiblePerson: 'Karimov Anvar',
  date: '2026-03-14',
};

describe('the form of a forum', () => {
  it('requires everything but the region (H-009)', () => {
    const issues = forumForm.schema.safeParse(forumForm.empty()).error?.issues ?? [];
    expect(issues.map(({ path, message }) => `${path}: ${message}`)).toEqual(
      ['districtId', 'nearby', 'responsiblePerson', 'date'].map((name) => `${name}: Majburiy maydon`),
    );
  });

  it('sends no region', () => {
    const { regionId: _, ...sent } = FORUM;
    expect(forumForm.schema.parse({ ...FORUM, nearby: ' 7-maktab ' })).toEqual(sent);
  });

  it('reads no region, and the date with its time', () => {
    const date = '2026-03-14T09:30:00Z';
    const read = forumForm.read.parse({ ...FORUM, regionId: 9, date });
    expect(read).toEqual({ ...FORUM, regionId: null, date });
  });

  it('clears the district with another region, and only then', () => {
    expect(withForumRegion(FORUM, 3)).toEqual({ ...FORUM, regionId: 3, districtId: null });
    expect(withForumRegion(FORUM, null)).toEqual({ ...FORUM, regionId: null, districtId: null });
    expect(withForumRegion(FORUM, 2)).toBe(FORUM);
  });

  it('takes the region of its district; without a region the district must be chosen again', () => {
    const read = { ...FORUM, regionId: null };
    expect(inRegion(read, 2)).toEqual(FORUM);
    expect(inRegion(read, null)).toEqual({ ...read, districtId: null });
  });
});
