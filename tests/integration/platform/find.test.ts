import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { not, PRESENT } from '../../platform/find/rows.ts';
import { TABLES } from '../../platform/find/tables.ts';
import { startPlatform } from '../../platform/server.ts';
import type { Platform } from '../../platform/types.ts';

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

describe('the finder returns an initiative that', () => {
  test('waits for a role, in the district of the staff and the season under review', () => {
    const { find } = platform;
    const found = find.initiative({ waitsFor: 'district_manager', moderation_sub_stage: 'MODERATOR_DENIED' });
    expect(found).toMatchObject({ stage: 'INITIAL', moderation_sub_stage: 'MODERATOR_DENIED' });
    expect(found).toMatchObject({ district_id: find.home.id, board_id: find.season('review').id });
    expect(find.initiative({ waitsFor: 'moderator' })).toMatchObject({ stage: 'INITIAL', moderation_sub_stage: null });
  });

  test('belongs to another season or place', () => {
    const { find } = platform;
    const winner = find.initiative({ season: 'finished', place: 'elsewhere', stage: 'WINNER' });
    expect(winner).toMatchObject({ stage: 'WINNER', board_id: find.season('finished').id });
    expect(winner.district_id).not.toBe(find.home.id);
    expect(find.initiative({ season: 'garden' }).board_id).toBe(find.season('garden').id);
    const everywhere = find.count('initiative', { place: 'anywhere' });
    expect(everywhere).toBe(find.count('initiative') + find.count('initiative', { place: 'elsewhere' }));
    expect(find.count('initiative', { season: 'any', place: 'anywhere' })).toBeGreaterThan(everywhere);
  });

  test('needs an organization, a road or a registry to be accepted, or nothing', () => {
    const { find, read } = platform;
    const organizationOf = (categoryId: number) => read.category(categoryId).organization_type;
    expect(organizationOf(find.initiative({ asksFor: 'nothing' }).category_id)).toBeNull();
    expect(organizationOf(find.initiative({ asksFor: 'school' }).category_id)).toBe('SCHOOL');
    expect(read.category(find.initiative({ asksFor: 'road' }).category_id).title).toMatch(/yoʻl/);
    const goods = find.initiative({ asksFor: 'registry' });
    expect(goods.type).toBe('EQUIPMENT');
    expect(find.count('registryLine', { initiative_id: goods.id })).toBeGreaterThan(0);
  });

  test('has photos and a place, or neither', () => {
    const { find } = platform;
    const shown = find.initiative({ photos: 2, located: true, title: PRESENT });
    expect(shown.images.length).toBeGreaterThanOrEqual(2);
    expect(shown.latitude).toBeGreaterThan(0);
    expect(shown.title).toMatch(/./);
    const bare = find.initiative({ photos: 0, located: false });
    expect([bare.images, bare.latitude || null]).toEqual([[], null]);
  });
});

test('a record that a test changes is returned once, newest first; a lookup record as often as asked', () => {
  const { find } = platform;
  const all = find.all('appeal', { status: 'NEW' });
  const given = [find.appeal({ status: 'NEW' }), find.appeal({ status: 'NEW' })];
  expect(given).toEqual(all.slice(0, 2));
  expect(find.all('appeal', { status: 'NEW' })).toEqual(all);
  expect(find.region({ title: 'Navoiy viloyati' })).toEqual(find.region({ title: 'Navoiy viloyati' }));
});

test('a column holds one of several values, another value, nothing, anything, or a text in a language', () => {
  const { find } = platform;
  const ids = find.all('reason').map(({ id }) => id);
  expect(find.all('reason', { id: ids.slice(0, 2) })).toHaveLength(2);
  expect(find.all('reason', { id: not(ids[0] ?? 0) }).map(({ id }) => id)).toEqual(ids.slice(1));
  expect(find.count('quarter', { status: not('ACTIVE') })).toBe(
    find.count('quarter', { status: 'ARCHIVE' }) + find.count('quarter', { status: null }),
  );
  expect(find.count('quarter', { id_number_id: null }) + find.count('quarter', { id_number_id: PRESENT })).toBe(
    find.count('quarter'),
  );
  expect(find.product({ title: { uz_lat: 'Beton tayanch' } }).title.uz_lat).toBe('Beton tayanch');
});

test('a season is identified by its initial state, however a test changes it', () => {
  const { find, change } = platform;
  const { id } = find.season();
  change.season(id, { stage: 'PROMOTION', status: 0 });
  expect(find.season('review')).toMatchObject({ id, stage: 'PROMOTION', status: 0 });
  expect(find.initiative({}).board_id).toBe(id);
  change.season(id, { stage: 'REVIEW', status: 1 });
});

test('a record is added, changed, read and removed', () => {
  const { add, change, read, remove, find } = platform;
  const pole = find.product({ title: { uz_lat: 'Beton tayanch' } });
  const { id: _, ...columns } = pole;
  const { id } = add.product({ ...columns, title: { ...pole.title, uz_lat: 'Eski tayanch' } });
  expect(read.product(id)).toEqual({ ...pole, id, title: { ...pole.title, uz_lat: 'Eski tayanch' } });
  change.product({ title: { uz_lat: 'Eski tayanch' } }, { price: 7 });
  expect(read.product(id).price).toBe(7);
  expect(read.product(pole.id)).toEqual(pole);
  remove.product(id);
  expect(() => read.product(id)).toThrow(`no product with ${id}`);
});

test('a record that does not exist is an error that names the criteria', () => {
  const { find, read, change, remove } = platform;
  const nowhere = { title: 'Yoʻq viloyati' };
  const said = 'no region with {"title":"Yoʻq viloyati"}';
  for (const ask of [find.region, read.region, remove.region, (which: object) => change.region(which, { title: 'x' })])
    expect(() => ask(nowhere)).toThrow(said);
  expect(() => find.initiative({ waitsFor: 'moderator', photos: 99 })).toThrow(
    'no initiative with {"waitsFor":"moderator","photos":99}',
  );
  const only = { public_id: find.initiative().public_id };
  expect(() => find.initiative(only)).toThrow(`no initiative with ${JSON.stringify(only)} is left`);
});

test.each(Object.entries(TABLES))('%s is stored where the finder looks for it', (kind, { name, key, json = [] }) => {
  const columns = platform.db.prepare(`SELECT name FROM pragma_table_info('${name}')`).all();
  expect(columns.map((column) => column.name)).toEqual(expect.arrayContaining([key, ...json]));
  expect(platform.find.count(kind as keyof typeof TABLES, {})).toBeGreaterThanOrEqual(0);
});
