import { AppError } from '@shared/errors.ts';
import { describe, expect, it } from 'vitest';
import { initiativeSchema, publicIdOf, topicOf } from '@/domains/initiative/model/initiative.ts';
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

  it('treats nulls and blanks as missing values', () => {
    const initiative = initiativeSchema.parse({
      id: 1,
      title: '  ',
      stage: null,
      images: null,
      author_is_verified: null,
    });
    expect(initiative).toMatchObject({ title: null, stage: null, images: [], author_is_verified: false });
  });

  it('accepts a public id as a number, too', () => {
    expect(initiativeSchema.parse({ id: 1, public_id: 53418207013 }).public_id).toBe('53418207013');
    expect(initiativeSchema.parse({ id: 1, public_id: '053418207013' }).public_id).toBe('053418207013');
  });

  it('reads an unknown stage as null, and does not take an unknown sub-stage for none', () => {
    const initiative = initiativeSchema.parse({ id: 1, stage: 'ARCHIVED', moderation_sub_stage: 'SOMEBODY_SAID' });
    expect(initiative).toMatchObject({ stage: null, moderation_sub_stage: 'UNKNOWN' });
  });

  it('accepts the shapes that other parts of the platform have', () => {
    const odd = {
      id: '7',
      title: { uz_lat: "Yo'l", ru: 'Дорога' },
      region_title: { uz_lat: 'Navoiy viloyati' },
      latitude: '41.311081',
      longitude: '69.240562',
      requested_amount: '1360000000.00',
      author_is_verified: 1,
      is_editable: 0,
      created_at: 1_768_212_000_000,
      council_decision_id: '14',
    };
    expect(initiativeSchema.parse(odd)).toMatchObject({
      id: 7,
      title: "Yo'l",
      region_title: 'Navoiy viloyati',
      latitude: 41.311081,
      longitude: 69.240562,
      requested_amount: 1_360_000_000,
      author_is_verified: true,
      is_editable: false,
      created_at: '2026-01-12T10:00:00.000Z',
      council_decision_id: 14,
    });
  });

  it('T-001: keeps the decision of the council', () => {
    expect(initiativeSchema.parse({ id: 1, council_decision_id: 9 }).council_decision_id).toBe(9);
    expect(initiativeSchema.parse({ id: 1 }).council_decision_id).toBeNull();
  });

  it('throws where a call needs a public id that it does not have', () => {
    expect(publicIdOf({ public_id: '53418207013' })).toBe('53418207013');
    expect(() => publicIdOf({ public_id: null })).toThrow(AppError);
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

  it.each(['👨‍👩‍👧', '🇺🇿', '👍🏽', '😀', 'е\u0308'])('is never cut inside %s', (character) => {
    for (const before of [297, 298, 299]) {
      const topic = topicOf({ title: null, description: `${'a'.repeat(before)}${character}${'b'.repeat(300)}` });
      expect(topic).toBe(`${'a'.repeat(before)}${character}${'b'.repeat(299 - before)}…`);
    }
    const beyond = topicOf({ title: null, description: `${'a'.repeat(300)}${character}` });
    expect(beyond).toBe(`${'a'.repeat(300)}…`);
  });
});

describe('a page of a list', () => {
  const page = rowsAt('initiatives', initiativeSchema);

  it('has its rows and the total', () => {
    const { rows, total } = page.parse({ initiatives: [{ id: 1 }, { id: 2 }], count: 1284 });
    expect(rows.map(({ id }) => id)).toEqual([1, 2]);
    expect(total).toBe(1284);
  });

  it('is empty where the list is null, an error where it is missing, and counts its rows where the count is missing', () => {
    expect(page.safeParse({}).success).toBe(false);
    expect(page.parse({ initiatives: null, count: null })).toEqual({ rows: [], total: 0 });
    expect(page.parse({ initiatives: [{ id: 1 }] }).total).toBe(1);
  });

  it('keeps the other rows where one is invalid', () => {
    const answer = { initiatives: [{ id: 1 }, { id: 2, public_id: '53418', images: 'none' }, { id: 3 }], count: 3 };
    const { rows, unread } = page.parse(answer);
    expect(rows.map(({ id }) => id)).toEqual([1, 3]);
    expect(unread).toEqual([{ index: 1, id: '53418' }]);
  });

  it.each(['oops', { initiatives: 'oops' }])('refuses %j', (body) => {
    expect(page.safeParse(body).success).toBe(false);
  });
});
