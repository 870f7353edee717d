import { tableSpecSchema } from '@shared/files.ts';
import { describe, expect, it } from 'vitest';
import { IMPORT_LISTS, type ImportListName, importLists } from '@/entities/import-lists.ts';
import { checkHeader, type ListColumn, tableSpecOf } from '@/kit/excel/list-headers.ts';

/** The heads of each list's file, as it is exported or as the platform takes it; the documents name none. */
const HEADS = {
  quarterTaxIds: ['Viloyat', 'Tuman', 'Nomi', 'STIR'],
  quarterAccounts: ['Viloyat', 'Tuman', 'Hisob raqami'],
  quarters: ['Viloyat', 'Tuman', 'Mahalla', 'Aholi soni', 'Holati', 'Moliyaviy holati'],
  recessQuarters: ['Viloyat', 'Tuman', 'Mahalla'],
  population: ['Viloyat', 'Tuman', 'Aholi soni'],
  organizations: ['Viloyat', 'Tuman', 'Nomi', 'Turi', 'STIR'],
  customers: ['Nomi', 'INN', 'Turi'],
  orderers: ['Nomi', 'STIR', 'Hisob raqami', 'Ajratilgan mablagʻ', 'Oʻtkazilgan mablagʻ'],
  contractors: ['Nomi', 'STIR', 'Hisob raqami', 'Shartnoma sanasi'],
  moderator: ['Viloyat', 'Tuman', 'F.I.Sh.', 'JSHSHIR'],
  region_manager: ['Viloyat', 'F.I.Sh.', 'JSHSHIR'],
  district_manager: ['Viloyat', 'Tuman', 'F.I.Sh.', 'JSHSHIR'],
  quarter_manager: ['Viloyat', 'Tuman', 'Mahalla', 'F.I.Sh.', 'JSHSHIR'],
  quarter_moderator: ['Viloyat', 'Tuman', 'Mahalla', 'F.I.Sh.', 'JSHSHIR'],
  students: ['Viloyat', 'Tuman', 'Maktab', 'Sinf', 'Sinf raqami', 'F.I.Sh.', 'Telefon raqami', 'Kundalik ID'],
  secretKeys: ['Kalit', 'Mavsum', 'Yaratilgan vaqti'],
  schoolVotes: ['ID', 'Mavzu', 'Maktab', 'Ovozlar soni'],
  schoolBudget: ['Viloyat', 'Tuman', 'Summa'],
  districtBudgets: ['Viloyat', 'Tuman', 'Summa'],
  roads: ['Viloyat', 'Tuman', "Yo'l nomi", 'Uzunligi'],
  roadPrices: ['Mavsum', 'Viloyat', 'Tuman', 'Narxi', 'Yarim tayyor narxi'],
  products: [
    ...['Nomi (Uz)', 'Nomi (UzKr)', 'Nomi (Ru)', 'Nomi (En)', 'Nomi (Kp)'],
    ...['Kategoriya', "O'lchov birligi", 'Soni', 'Narxi'],
  ],
  registry: ['Mahsulot', 'Narxi', 'Soni', 'Tasdiqlangan narxi', 'Tasdiqlangan soni'],
  economy: ["Ko'rsatkich", 'Reja', 'Amalda'],
} as const satisfies Readonly<Record<ImportListName, readonly string[]>>;

/** Lists whose files have the same columns, so that nothing tells one from the other. */
const ALIKE: readonly (readonly ImportListName[])[] = [
  ['moderator', 'district_manager'],
  ['quarter_manager', 'quarter_moderator'],
  ['schoolBudget', 'districtBudgets'],
];
const alike = (name: ImportListName) => ALIKE.find((names) => names.includes(name)) ?? [name];
const NAMES = Object.keys(IMPORT_LISTS) as ImportListName[];
const otherIn = (own: ImportListName, header: readonly string[]) =>
  NAMES.find((name) => IMPORT_LISTS[name] === checkHeader(header, importLists(own)).other) ?? null;

describe.each(NAMES)('the import of %s', (own) => {
  it('takes its own file, which lacks nothing', () => {
    expect(checkHeader(HEADS[own], importLists(own))).toEqual({ missing: [], other: null, foreign: [] });
  });

  it.each(NAMES.filter((other) => !alike(own).includes(other) && other !== 'economy'))(
    'recognises a file of %s',
    (other) => {
      const seen = otherIn(own, HEADS[other]);
      // Of a list whose files nobody knows, only files of people and firms are told.
      if (own === 'economy' && !IMPORT_LISTS[other].columns.some((column) => 'isKey' in column))
        expect(seen).toBeNull();
      else if (own !== 'economy' || IMPORT_LISTS[other].columns.length > 1) expect(alike(other)).toContain(seen);
    },
  );
});

it.each<[ImportListName, string[]]>([
  ['customers', ['Nomi', 'INN']],
  ['population', ['Viloyat', 'Tuman', 'Aholi']],
  ['population', ['Tuman', 'Soni']],
  ['districtBudgets', ['Viloyat', 'Tuman', "Ajratilgan mablag'"]],
  ['roadPrices', ['Viloyat', 'Tuman', 'Narxi']],
  ['registry', ['Mahsulot nomi', "O'lchov birligi", 'Soni', 'Narxi']],
  ['quarters', ['Tuman', 'Mahalla', 'Aholi soni']],
  ['quarterTaxIds', ['STIR']],
  ['registry', ['ID', 'Nomi', 'Summa']],
  ['economy', ['Viloyat', 'Tuman', 'Summa']],
])('a file of %s with fewer or other columns, %j, looks like no other list', (own, header) => {
  expect(otherIn(own, header)).toBeNull();
});

it('the same heads are known in Cyrillic, also as a Russian keyboard spells them', () => {
  expect(otherIn('customers', ['Вилоят', 'Туман', 'Маҳалла', 'Ф.И.Ш.', 'ЖШШИР'])).toBe('quarter_manager');
  expect(otherIn('population', ['Хисоб раками', 'Вилоят', 'Туман'])).toBe('quarterAccounts');
});

it('each list has a name of its own, and a declaration that the preview takes', () => {
  expect(new Set(NAMES.map((name) => IMPORT_LISTS[name].name)).size).toBe(NAMES.length);
  for (const name of NAMES) {
    const spec = tableSpecOf(importLists(name));
    expect(tableSpecSchema.parse(spec)).toEqual(spec);
    expect(spec.columns.flatMap(({ names }) => names)).not.toContain('');
  }
});

it('a number is doubted whose length differs from that of all others of its kind', () => {
  const lengths = Object.values(IMPORT_LISTS)
    .flatMap(({ columns }): readonly ListColumn[] => columns)
    .flatMap(({ title, digits }) => (digits ? [`${title}: ${digits.join(' to ')}`] : []));
  expect([...new Set(lengths)].sort()).toEqual(['Hisob raqami: 20 to 30', 'JSHSHIR: 14 to 14', 'STIR: 9 to 9']);
});
