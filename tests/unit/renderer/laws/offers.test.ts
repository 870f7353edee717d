import { ROLES, type Role } from '@shared/roles.ts';
import { describe, expect, it } from 'vitest';
import { LISTS } from './drawn-list.ts';
import type { ListLine } from './list-line.ts';
import { LOOKUPS } from './places.ts';
import { draw, screenAt } from './program.tsx';
import { namesIn } from './table-of.ts';

/** Names of buttons, links and fields, and who of the screen's readers has them. */
type Offer = readonly [roles: readonly Role[], ...names: string[]];

const INITIATIVES: readonly Offer[] = [
  [['admin'], 'SMS'],
  [['admin', 'moderator'], 'Hujjatlar'],
  // Garden initiatives have no sub-stages, and no file.
  [['admin', 'moderator', 'district_manager', 'region_manager'], 'Excel', 'Moderatsiya holati'],
  // A default of theirs is a filter (C-010).
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
const OFFERS: Readonly<Record<string, readonly Offer[]>> = {
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

/** Names of what a role can press, follow or fill in on a list with one row; a row's own without the record's name. */
async function offeredTo(
  role: Role,
  { at, answers, call, envelope, record, situation }: ListLine,
): Promise<Set<string>> {
  const { html } = await draw(
    at as string,
    { ...LOOKUPS, ...answers, [call]: envelope([record]) },
    { region: 2, district: 22, ...situation, role },
  );
  const names = (['button', 'a', 'input'] as const).flatMap((kind) => namesIn(html, kind));
  return new Set(names.map((name) => name.split(':')[0] ?? ''));
}

describe.each(LISTS.filter(({ at }) => typeof at === 'string'))('$name', (line) => {
  it('offers to each of its readers what the documents give to that role, and all else to all of them', async () => {
    const { roles: may } = screenAt(line.at as string);
    const readers = ROLES.filter((role) => may.length === 0 || may.includes(role));
    const offered = new Map<string, Role[]>();
    for (const role of readers)
      for (const name of await offeredTo(role, line)) offered.set(name, [...(offered.get(name) ?? []), role]);
    const some = [...offered].filter(([, roles]) => roles.length < readers.length);
    const expected = (OFFERS[line.name] ?? []).flatMap(([roles, ...names]) =>
      names.map((name) => [name, roles] as const),
    );
    const sorted = (offers: readonly (readonly [string, readonly Role[]])[]) =>
      Object.fromEntries(offers.map(([name, roles]) => [name, [...roles].sort().join()]));
    expect(sorted(some)).toEqual(sorted(expected));
  });
});
