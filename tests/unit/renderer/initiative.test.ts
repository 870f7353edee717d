import { describe, expect, it } from 'vitest';
import { initiativeSchema, locationOf, topicOf } from '@/features/initiatives/initiative.ts';
import { rowsAt } from '@/kit/page.ts';

describe('an initiative of the platform', () => {
  it('needs nothing but its id', () => {
    expect(initiativeSchema.parse({ id: 1 })).toMatchObject({
      id: 1,
      public_id: null,
      title: null,
      author_is_verified: false,
      stage: null,
      moderation_sub_stage: null,
      images: [],
      granted_amount: null,
    });
    expect(initiativeSchema.safeParse({ title: 'Suv' }).success).toBe(false);
  });

  it('takes nulls and blanks for missing values', () => {
    const initiative = initiativeSchema.parse({
      id: 1,
      title: '  ',
      stage: null,
      images: null,
      author_is_verified: null,
    });
    expect(initiative).toMatchObject({ title: null, stage: null, images: [], author_is_verified: false });
  });

  it('takes a public id as a number too', () => {
    expect(initiativeSchema.parse({ id: 1, public_id: 53418207013 }).public_id).toBe('53418207013');
    expect(initiativeSchema.parse({ id: 1, public_id: '053418207013' }).public_id).toBe('053418207013');
  });

  it('does not fail on a stage that is not known, and does not take an unknown sub-stage for none', () => {
    const initiative = initiativeSchema.parse({ id: 1, stage: 'ARCHIVED', moderation_sub_stage: 'SOMEBODY_SAID' });
    expect(initiative).toMatchObject({ stage: null, moderation_sub_stage: 'UNKNOWN' });
  });

  it('shows every photo once', () => {
    expect(initiativeSchema.parse({ id: 1, images: ['a', null, '', 'b', 'a'] }).images).toEqual(['a', 'b']);
  });
});

describe('the topic', () => {
  it('is the title, else the description, else nothing', () => {
    expect(topicOf({ title: 'Suv', description: 'Quvur' })).toBe('Suv');
    expect(topicOf({ title: null, description: 'Quvur' })).toBe('Quvur');
    expect(topicOf({ title: null, description: null })).toBeNull();
  });

  it('is the beginning of a long description', () => {
    const topic = topicOf({ title: null, description: 'Quvur '.repeat(1000) });
    expect(topic).toMatch(/^Quvur Quvur .*Quvur…$/);
    expect(topic?.length).toBeLessThan(310);
  });
});

describe('the location', () => {
  it('is there where both numbers are', () => {
    expect(locationOf({ latitude: 41.3, longitude: 69.2 })).toEqual({ latitude: 41.3, longitude: 69.2 });
  });

  it.each([
    [0, 0],
    [41.3, 0],
    [null, 69.2],
    [null, null],
  ])('is nowhere for %s, %s', (latitude, longitude) => {
    expect(locationOf({ latitude, longitude })).toBeNull();
  });
});

describe('a page of a list', () => {
  const page = rowsAt('initiatives', initiativeSchema);

  it('has its rows and the number of all rows', () => {
    const { rows, total } = page.parse({ initiatives: [{ id: 1 }, { id: 2 }], count: 1284 });
    expect(rows.map(({ id }) => id)).toEqual([1, 2]);
    expect(total).toBe(1284);
  });

  it('is empty where the list is missing or null, and counts its rows where the count is missing', () => {
    expect(page.parse({})).toEqual({ rows: [], total: 0 });
    expect(page.parse({ initiatives: null, count: null })).toEqual({ rows: [], total: 0 });
    expect(page.parse({ initiatives: [{ id: 1 }] }).total).toBe(1);
  });

  it('says which row is wrong', () => {
    const { error } = page.safeParse({ initiatives: [{ id: 1 }, { id: 'x' }], count: 2 });
    expect(error?.issues[0]?.path).toEqual(['initiatives', 1, 'id']);
  });

  it.each([null, [], 'oops', { initiatives: 'oops' }])('refuses %j', (body) => {
    expect(page.safeParse(body).success).toBe(false);
  });
});
