import { ROLES, type Role } from '@shared/roles.ts';
import { describe, expect, it } from 'vitest';
import { acting } from './acted.tsx';
import { LISTS } from './drawn-list.ts';
import { ANSWERS, KNOWN, PAGES } from './form-page-table.ts';
import { LOOKUPS } from './places.ts';
import { platform } from './platform-stub.ts';
import { draw, type Situation, screenAt } from './program.tsx';
import { namesIn, openFieldsIn } from './table-of.ts';
import { FORMS } from './value-table.ts';

/** Names of buttons, links and fields, and who of the screen's readers has them. */
type Offer = readonly [roles: readonly Role[], ...names: string[]];

const INITIATIVES: readonly Offer[] = [
  [['admin'], 'SMS'],
  [['admin', 'moderator'], 'Hujjatlar'],
  // Garden initiatives have no sub-stages, and no file.
  [['admin', 'moderator', 'district_manager', 'region_manager'], 'Excel', 'Moderatsiya holati'],
  // What they see first is a filter.
  [['district_manager'], 'Tozalash'],
];
const APPEALS: readonly Offer[] = [
  [['admin'], 'Sahifadagi yangilarni belgilash', 'Javobni tahrirlash', "Turini o'zgartirish", "O'chirish"],
];
/** What a dialog of an import holds. */
const IMPORT = [
  ...["Faylni shu yerga tashlang yoki tanlang xlsx, xls · ko'pi bilan 50 MB", 'file upload'],
  ...['Bekor qilish', 'Yuklash'],
];

/** What is offered to some readers of a list and not to the others, as the roles of the documents have it. */
const ON_LISTS: Readonly<Record<string, readonly Offer[]>> = {
  'initiatives, wide': INITIATIVES,
  'initiatives, narrow': INITIATIVES,
  'appeals, wide': APPEALS,
  'appeals, narrow': APPEALS,
  // J-002 to J-007
  quarters: [
    [['admin'], 'Viloyat', "Qo'shish", "O'chirish"],
    [['admin', 'region_manager'], 'Tuman'],
    [['admin'], 'Excel fayllar', 'STIR raqamlari', 'Hisob raqamlari', 'Mahallalar', "Ta'tildagi mahallalar", ...IMPORT],
  ],
  'quarter-reports': [[['admin'], 'Viloyat', 'Tuman']],
  // L-021, L-022
  population: [
    [['admin', 'moderator'], 'Viloyat'],
    [['admin'], 'Tuman', 'Excel', 'Yuklab olish', ...IMPORT],
  ],
  'school initiatives': [[['admin'], "Qo'shish"]],
};

/**
 * What some readers of a record's page may fill in and the others not. A district of a new record is open once there is a
 * region, which those begin with that have one of their own.
 */
const ON_PAGES: Readonly<Record<string, readonly Offer[]>> = {
  'kindergardens/add': [
    [['admin'], 'Viloyat'],
    [['region_manager'], 'Tuman'],
  ],
  'kindergardens/7': [[['admin'], 'Viloyat']],
  'population/add': [
    [['admin', 'moderator'], 'Viloyat'],
    [['moderator', 'region_manager'], 'Tuman'],
  ],
  'population/7': [[['admin', 'moderator'], 'Viloyat']],
  'quarter-reports/add': [[['admin'], 'Viloyat']],
  'quarter-reports/add/7': [[['admin'], 'Viloyat', 'Tuman']],
  // J-005: the others cannot add a quarter.
  'quarters/add': [[['admin'], 'Viloyat', 'Mahalla nomi', 'Aholi soni', 'Holati', 'Moliyaviy holati']],
  // J-017, J-018
  'quarters/7': [[['admin'], 'Viloyat', 'Tuman', 'Mahalla nomi', 'Aholi soni', 'Holati', "Qo'shimcha mahalla"]],
};

/** Names of what is not for all readers of a screen, each with the roles that have it; `of`: the names for a role. */
async function forSome(at: string, of: (reader: Situation & { role: Role }) => Promise<readonly string[]>) {
  const { roles: may } = screenAt(at);
  const readers = ROLES.filter((role) => may.length === 0 || may.includes(role));
  const offered = new Map<string, Role[]>();
  for (const role of readers)
    for (const name of new Set(await of({ region: 2, district: 22, role })))
      offered.set(name, [...(offered.get(name) ?? []), role]);
  return byName([...offered].filter(([, roles]) => roles.length < readers.length));
}

const byName = (offers: readonly (readonly [name: string, roles: readonly Role[]])[]) =>
  Object.fromEntries(offers.map(([name, roles]) => [name, [...roles].sort().join()]));
const named = (offers: readonly Offer[] = []) =>
  byName(offers.flatMap(([roles, ...names]) => names.map((name) => [name, roles] as const)));

describe.each(LISTS.filter(({ at }) => typeof at === 'string'))('the list $name', (line) => {
  const { call, envelope, record, situation } = line;
  const at = String(line.at);

  it('offers to each of its readers what the documents give to that role, and everything else to all', async () => {
    const answers = { ...LOOKUPS, ...line.answers, [call]: envelope([record]) };
    const offered = forSome(at, async (as) => {
      const { html } = await draw(at, answers, { ...as, ...situation, role: as.role });
      // A row's own go by their record's name, too.
      return (['button', 'a', 'input'] as const).flatMap((kind) =>
        namesIn(html, kind).map((name) => name.split(':')[0] ?? ''),
      );
    });
    expect(await offered).toEqual(named(ON_LISTS[line.name]));
  });
});

const pages = PAGES.flatMap(([at, form]) => [at, KNOWN[at] ?? at.replace('/add', '/7')].map((page) => [page, form]));

it.each(pages)('the page %s is open to each of its readers as far as the documents say', async (at, form) => {
  const { typed = {}, sent = {} } = FORMS[`features/${form}`] ?? {};
  const record = { ...typed, ...sent, id: 7, region_id: 2, district_id: 22 };
  const open = forSome(at, async (as) => {
    await acting(at, ANSWERS, as);
    const path = platform.calls.findLast((call) => call.path.endsWith('/7'))?.path ?? 'nowhere';
    return openFieldsIn((await acting(at, { ...ANSWERS, [path]: record }, as)).html);
  });
  expect(await open).toEqual(named(ON_PAGES[at]));
});
