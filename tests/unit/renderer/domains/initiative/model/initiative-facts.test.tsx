import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { type Initiative, initiativeSchema } from '@/domains/initiative/model/initiative.ts';
import { createI18n } from '@/i18n/i18n.ts';
import { I18nProvider } from '@/i18n/use-t.ts';
import { changesBetween } from '@/kit/decisions/changes.ts';

vi.stubGlobal('window', { bridge: {} });
const { categoriesQuery } = await import('@/entities/categories.ts');
const { ChangedInitiative } = await import('@/entities/changed-initiative.tsx');
const { filledIn, INITIATIVE_FACTS, IS_EDITABLE } = await import('@/domains/initiative/model/initiative-facts.tsx');

const client = new QueryClient();
client.setQueryData(categoriesQuery.queryKey, [{ id: 4, title: "Yo'llar", organization_type: null }]);

const changes = (before: Initiative, now: Initiative) => changesBetween(INITIATIVE_FACTS, before, now);
const labels = (before: Initiative, now: Initiative) => changes(before, now).map(({ label }) => label);

/** The changes as they are shown: label, value before and value after. */
function shown(before: Initiative, now: Initiative): string[][] {
  const decision = { changes: changes(before, now), settled: false, unanswered: false };
  const page = renderToStaticMarkup(
    <I18nProvider value={createI18n('latin')}>
      <MantineProvider>
        <QueryClientProvider client={client}>
          <ChangedInitiative decision={decision} />
        </QueryClientProvider>
      </MantineProvider>
    </I18nProvider>,
  );
  const texts = [...page.matchAll(/<(?:dt|del|ins)[^>]*>([^<]*)</g)].map(([, text = '']) =>
    text.replaceAll('&#x27;', "'").replaceAll('\u00A0', ' '),
  );
  return decision.changes.map((_, index) => texts.slice(3 * index, 3 * index + 3));
}

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
    expect(changes(seen, { ...seen, images: [...seen.images] })).toEqual([]);
  });

  it('name every field with its old and new value, most important first', () => {
    const now = initiativeSchema.parse({ ...seen, requested_amount: 7, stage: 'PASSED', images: ['b'] });
    expect(shown(seen, now)).toEqual([
      ['Bosqich', 'Yangi', 'Qabul qilingan'],
      ["So'ralgan summa", "5 so'm", "7 so'm"],
      ['Rasmlar', '2 ta', '1 ta'],
    ]);
  });

  it('include comment and file of the moderator, but no field that a row of the list left out', () => {
    const said = { moderator_comment: 'Asosli', purchased_goods_file: 'f1' };
    const detail = initiativeSchema.parse({ ...seen, ...said });
    const now = initiativeSchema.parse({ ...seen, moderator_comment: 'Asosli emas', purchased_goods_file: null });
    expect(shown(detail, now)).toEqual([
      ['Moderator izohi', 'Asosli', 'Asosli emas'],
      ['Xarid qilinadigan tovarlar fayli', 'Biriktirilgan fayl', '—'],
    ]);
    expect(changes(seen, detail)).toEqual([]);
    // A field that the detail gave as empty has been seen.
    expect(changes(initiativeSchema.parse({ ...seen, moderator_comment: '' }), detail)).toHaveLength(1);
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
    expect(changes(row, detail)).toEqual([]);
    expect(changes(detail, row)).toEqual([]);
    // A field given as empty has been seen.
    const empty = initiativeSchema.parse({ id: 1, stage: 'INITIAL', title: "Yo'l", description: null, images: [] });
    expect(labels(empty, detail)).toEqual(['Tavsif', 'Rasmlar']);
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
    expect(changes(initiativeSchema.parse(row), initiativeSchema.parse(detail))).toEqual([]);
  });

  it('include words that were joined, and treat 0 as missing in sums and coordinates', () => {
    const row = initiativeSchema.parse({ ...seen, title: 'Suv quvuri', requested_amount: 0, latitude: 0 });
    const now = initiativeSchema.parse({ ...seen, title: 'Suvquvuri', requested_amount: null, latitude: null });
    expect(labels(row, now)).toEqual(['Sarlavha']);
  });

  it('include a move to a mahalla of the same name, in another district or in the same one', () => {
    const place = { district_id: 7, district_title: 'Quva', quarter_id: 70, quarter_title: 'Tinchlik' };
    const before = initiativeSchema.parse({ ...seen, ...place });
    const elsewhere = { district_id: 8, district_title: 'Oltiariq', quarter_id: 80, quarter_title: 'Tinchlik' };
    expect(shown(before, initiativeSchema.parse({ ...seen, ...elsewhere }))).toEqual([
      ['Tuman', 'Quva', 'Oltiariq'],
      ['Mahalla', 'Tinchlik (ID 70)', 'Tinchlik (ID 80)'],
    ]);
    // Without a title, the number is called one.
    const bare = initiativeSchema.parse({ ...seen, ...place, quarter_id: 80, quarter_title: null });
    expect(shown(before, bare)).toEqual([['Mahalla', 'Tinchlik', '(ID 80)']]);
    // Where a row lacks the id, the titles are compared.
    const { quarter_id: _, ...named } = place;
    const row = initiativeSchema.parse({ ...seen, ...named, quarter_id: undefined });
    expect(shown(row, before)).toEqual([]);
    const moved = initiativeSchema.parse({ ...seen, ...place, quarter_id: 80, quarter_title: 'Bahor' });
    expect(shown(row, moved)).toEqual([['Mahalla', 'Tinchlik', 'Bahor']]);
    // The same mahalla, renamed or named in another script, is no change.
    expect(changes(before, initiativeSchema.parse({ ...seen, ...place, quarter_title: 'Тинчлик' }))).toEqual([]);
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
    expect(shown(before, now)).toEqual([
      ['Buyurtmachi STIRi', '301234567', '309876543'],
      ["Yo'l uzunligi", '100', '120'],
      ['Energiya samarador loyiha', "Yo'q", 'Ha'],
    ]);
  });

  it('do not include a field that a decision does not rest on', () => {
    const now = { ...seen, is_editable: true };
    expect(changes(seen, now)).toEqual([]);
    expect(changesBetween([IS_EDITABLE], seen, now)).toHaveLength(1);
  });
});

it.each([
  ['category_id', 4, null, 'Toifa', "Yo'llar", '—'],
  ['category_id', 9, 4, 'Toifa', 'ID 9', "Yo'llar"],
  ['requested_amount', 9_000_000, 10_000_000, "So'ralgan summa", "9 000 000 so'm", "10 000 000 so'm"],
  ['granted_amount', null, 12_000_000, 'Ajratilgan summa', '—', "12 000 000 so'm"],
  ['moderation_sub_stage', null, 'MODERATOR_DENIED', 'Moderatsiya holati', '—', 'Moderator: rad'],
  ['type', 'EQUIPMENT', 'CONSTRUCTION', 'Turi', 'Xarid qilish', 'Qurilish'],
  ['road_type', 'NOT_READY', 'HALF_READY', "Yo'l turi", "Tuproq yo'lni asfaltlash", "Shag'al yo'lni asfaltlash"],
  ['road_length', 800, 1200, "Yo'l uzunligi", '800', '1 200'],
  ['latitude', 41.3, 41.5, 'Kenglik', '41.3', '41.5'],
  ['longitude', 69.3, 69.5, 'Uzunlik', '69.3', '69.5'],
  ['purchased_goods_file', 'a', 'b', 'Xarid qilinadigan tovarlar fayli', 'Biriktirilgan fayl', 'Boshqa fayl'],
  ['images', ['a', 'b'], ['a', 'c'], 'Rasmlar', '2 ta', 'Boshqa 2 ta'],
  ['images', ['a'], ['a', 'c'], 'Rasmlar', '1 ta', '2 ta'],
])('%s: %j became %j', (field, before, after, ...words) => {
  const read = (value: unknown) => initiativeSchema.parse({ ...seen, [field]: value });
  expect(shown(read(before), read(after))).toEqual([words]);
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
    expect(labels({ ...row, ...filledIn(row, detail) }, detail)).toEqual(['Bosqich']);
  });

  it('nothing is taken over from another row, or a second time', () => {
    expect(filledIn(row, row)).toBeNull();
    expect(filledIn({ ...row, ...filledIn(row, detail) }, detail)).toBeNull();
  });
});
