import { describe, expect, it } from 'vitest';
import { changesBetween, filledIn } from '@/domains/initiative/model/changes.ts';
import { initiativeSchema } from '@/domains/initiative/model/initiative.ts';

const seen = initiativeSchema.parse({
  id: 1,
  stage: 'INITIAL',
  title: "Yo'l",
  requested_amount: 5,
  images: ['a', 'b'],
  is_editable: false,
});

describe('changes by another person during a decision', () => {
  it('are none where both readings are the same', () => {
    expect(changesBetween(seen, { ...seen, images: [...seen.images] })).toEqual([]);
  });

  it('name every field with its old and new value, most important first', () => {
    const now = initiativeSchema.parse({ ...seen, requested_amount: 7, stage: 'PASSED', images: ['b'] });
    expect(changesBetween(seen, now)).toEqual([
      { field: 'stage', label: 'Bosqich', before: 'INITIAL', after: 'PASSED' },
      { field: 'requested_amount', label: "So'ralgan summa", before: 5, after: 7 },
      { field: 'images', label: 'Rasmlar', before: ['a', 'b'], after: ['b'] },
    ]);
  });

  it('include comment and file of the moderator, but no field that a row of the list left out', () => {
    const said = { moderator_comment: 'Asosli', purchased_goods_file: 'f1' };
    const detail = initiativeSchema.parse({ ...seen, ...said });
    const now = initiativeSchema.parse({ ...seen, moderator_comment: 'Asosli emas', purchased_goods_file: null });
    expect(changesBetween(detail, now)).toEqual([
      { field: 'moderator_comment', label: 'Moderator izohi', before: 'Asosli', after: 'Asosli emas' },
      { field: 'purchased_goods_file', label: 'Xarid qilinadigan tovarlar fayli', before: 'f1', after: null },
    ]);
    expect(changesBetween(seen, detail)).toEqual([]);
    // A field that the detail gave as empty has been seen.
    expect(changesBetween(initiativeSchema.parse({ ...seen, moderator_comment: '' }), detail)).toHaveLength(1);
  });

  it('do not include a field that either reading left out', () => {
    const row = initiativeSchema.parse({ id: 1, stage: 'INITIAL', title: "Yo'l" });
    const detail = initiativeSchema.parse({
      id: 1,
      stage: 'INITIAL',
      title: "Yo'l",
      description: 'Quvur',
      author_fullname: 'Aziza',
      requested_amount: 5,
      category_id: 3,
      type: 'CONSTRUCTION',
      latitude: 41.3,
      images: ['a'],
    });
    expect(changesBetween(row, detail)).toEqual([]);
    expect(changesBetween(detail, row)).toEqual([]);
    // A field given as empty has been seen.
    const empty = initiativeSchema.parse({ id: 1, stage: 'INITIAL', title: "Yo'l", description: null, images: [] });
    expect(changesBetween(empty, detail).map(({ field }) => field)).toEqual(['description', 'images']);
  });

  it('do not include a value that is only written in another form', () => {
    const row = {
      id: '1',
      title: { uz_lat: "Yo'l", ru: 'Дорога' },
      description: 'Quvur \r\n tortish',
      requested_amount: '5000000.00',
      granted_amount: 0,
      latitude: '41.30',
      longitude: 0,
      category_id: '3',
      quarter_title: ' Oqtepa ',
      moderation_sub_stage_comment: '',
      images: ['b', 'a'],
    };
    const detail = {
      id: 1,
      title: "Yo'l",
      description: 'Quvur tortish',
      requested_amount: 5_000_000,
      granted_amount: null,
      latitude: 41.3,
      longitude: null,
      category_id: 3,
      quarter_title: 'Oqtepa',
      moderation_sub_stage_comment: null,
      images: ['a', 'b'],
    };
    expect(changesBetween(initiativeSchema.parse(row), initiativeSchema.parse(detail))).toEqual([]);
  });

  it('include words that were joined, and treat 0 as missing in sums and coordinates', () => {
    const row = initiativeSchema.parse({ ...seen, title: 'Suv quvuri', requested_amount: 0, latitude: 0 });
    const now = initiativeSchema.parse({ ...seen, title: 'Suvquvuri', requested_amount: null, latitude: null });
    expect(changesBetween(row, now).map(({ field }) => field)).toEqual(['title']);
  });

  it('include a move to a mahalla of the same name, in another district or in the same one', () => {
    const place = { district_id: 7, district_title: 'Quva', quarter_id: 70, quarter_title: 'Tinchlik' };
    const before = initiativeSchema.parse({ ...seen, ...place });
    const elsewhere = { district_id: 8, district_title: 'Oltiariq', quarter_id: 80, quarter_title: 'Tinchlik' };
    expect(changesBetween(before, initiativeSchema.parse({ ...seen, ...elsewhere }))).toEqual([
      { field: 'district_id', label: 'Tuman', before: 'Quva', after: 'Oltiariq' },
      { field: 'quarter_id', label: 'Mahalla', before: 'Tinchlik (ID 70)', after: 'Tinchlik (ID 80)' },
    ]);
    // Without a title, the number is called one.
    const bare = initiativeSchema.parse({ ...seen, ...place, quarter_id: 80, quarter_title: null });
    expect(changesBetween(before, bare)).toEqual([
      { field: 'quarter_id', label: 'Mahalla', before: 'Tinchlik', after: '(ID 80)' },
    ]);
    // The same mahalla, renamed or named in another script, is no change.
    expect(changesBetween(before, initiativeSchema.parse({ ...seen, ...place, quarter_title: 'Тинчлик' }))).toEqual([]);
  });

  it('include whatever else an acceptance sends: the road, the customer, energy efficiency', () => {
    const sent = { road_type: 'NOT_READY', road_length: 100, customer_tin: '301234567', is_energy_effective: false };
    const before = initiativeSchema.parse({ ...seen, ...sent });
    const now = initiativeSchema.parse({
      ...before,
      road_length: 120,
      customer_tin: '309876543',
      is_energy_effective: true,
    });
    expect(changesBetween(before, now).map(({ field }) => field)).toEqual([
      'customer_tin',
      'road_length',
      'is_energy_effective',
    ]);
  });

  it('do not include a field that a decision does not rest on', () => {
    expect(changesBetween(seen, { ...seen, is_editable: true })).toEqual([]);
  });
});

describe('a row of the list stood in for the initiative', () => {
  const row = initiativeSchema.parse({ id: 1, stage: 'INITIAL', title: "Yo'l" });
  const detail = initiativeSchema.parse({
    id: 1,
    stage: 'PASSED',
    title: "Yo'l",
    moderator_comment: null,
    images: ['a'],
  });

  it('only the fields that it left out are taken over', () => {
    expect(filledIn(row, detail)).toEqual({ moderator_comment: null, images: ['a'], left_out: detail.left_out });
    expect(changesBetween({ ...row, ...filledIn(row, detail) }, detail).map(({ field }) => field)).toEqual(['stage']);
  });

  it('nothing is taken over from another row, or a second time', () => {
    expect(filledIn(row, row)).toBeNull();
    expect(filledIn({ ...row, ...filledIn(row, detail) }, detail)).toBeNull();
  });
});
