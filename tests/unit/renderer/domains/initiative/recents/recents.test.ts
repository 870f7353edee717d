import { describe, expect, test } from 'vitest';
import { type Recent, recentsSchema, withSeen } from '@/domains/initiative/recents/recents.ts';

const initiative = (id: number, more: Partial<Recent> = {}): Recent => ({
  id,
  public_id: `1016000000${id}`,
  title: `Tashabbus ${id}`,
  board_id: 4,
  ...more,
});
const idsOf = (recents: readonly Recent[]) => recents.map(({ id }) => id);

describe('an initiative that has been in view', () => {
  test('comes first, and its new values replace the old ones', () => {
    const recents = [initiative(1), initiative(2), initiative(3)];
    const next = withSeen(recents, initiative(3, { title: 'Yangi nom' }));
    expect(idsOf(next)).toEqual([3, 1, 2]);
    expect(next[0]?.title).toBe('Yangi nom');
    expect(idsOf(withSeen(recents, initiative(4)))).toEqual([4, 1, 2, 3]);
    expect(idsOf(recents)).toEqual([1, 2, 3]);
  });

  test('is one of at most fifty: the oldest is dropped', () => {
    let recents: readonly Recent[] = [];
    for (let id = 1; id <= 51; id += 1) recents = withSeen(recents, initiative(id));
    expect(recents).toHaveLength(50);
    expect([recents[0]?.id, recents.at(-1)?.id]).toEqual([51, 2]);
  });

  test('is kept with four values only', () => {
    const whole = { ...initiative(1), author_fullname: 'Karimov Anvar', description: 'matn' };
    expect(withSeen([], whole)).toEqual([initiative(1)]);
  });

  test('has a title of one line and of at most 120 characters', () => {
    const [kept] = withSeen([], initiative(1, { title: `  Yo'l\n\tva ${'😀'.repeat(200)}` }));
    expect(kept?.title).toMatch(/^Yo'l va 😀+…$/u);
    expect([...(kept?.title ?? '')]).toHaveLength(120);
    expect(withSeen([], initiative(1, { title: 'x'.repeat(119) }))[0]?.title).toBe('x'.repeat(119));
  });

  test('has no personal number in its title, not even half of one at the cut', () => {
    const [kept] = withSeen([], initiative(1, { title: `${'x'.repeat(112)} 31203905540012` }));
    expect(kept?.title).toBe(`${'x'.repeat(112)} •••`);
    expect(withSeen([], initiative(1, { title: '+998 90 123 45 67' }))[0]?.title).toBeNull();
  });

  test('keeps its public id, though it looks like a personal number', () => {
    for (const public_id of ['998901234567', '31203905540012', '901234567', null]) {
      expect(withSeen([], initiative(1, { public_id }))[0]?.public_id).toBe(public_id);
    }
  });
});

describe('reading the kept recents', () => {
  test('gives the kept recents', () => {
    const recents = withSeen([initiative(2, { public_id: null, board_id: null })], initiative(1, { title: null }));
    expect(recentsSchema.parse(JSON.parse(JSON.stringify(recents)))).toEqual(recents);
  });

  test.each([
    { name: 'no list', value: { recents: [] } },
    { name: 'an id that is no number', value: [{ ...initiative(1), id: '1' }] },
    { name: 'a field too few', value: [{ id: 1, public_id: '1', title: 'x' }] },
    { name: 'nothing', value: null },
  ])('gives nothing for $name', ({ value }) => {
    expect(recentsSchema.safeParse(value).success).toBe(false);
  });
});
