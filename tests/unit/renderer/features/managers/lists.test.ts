import { describe, expect, it, vi } from 'vitest';
import { IMPORT_LISTS } from '@/entities/import-lists.ts';
import { IMPORT_ROLES, listsFor, tablesFor } from '@/features/managers/lists.ts';
import type { ManagerRole } from '@/features/managers/roles.ts';
import { checkHeader } from '@/kit/excel/list-headers.ts';

vi.stubGlobal('window', { bridge: {} });
const { MODERATORS } = await import('@/features/managers/consoles.ts');

const REGION = 'api/v1/users/region-managers/excel';
const DISTRICT = 'api/v1/district-managers/excel';
const QUARTER = 'api/v1/quarter-managers/excel';
const QUARTER_MODERATOR = 'api/v1/quarter-moderators/excel';
const ALL = 'api/v1/users/managers/excel';

describe('exports', () => {
  it.each<[ManagerRole, string[]]>([
    ['region_manager', [REGION, DISTRICT, QUARTER, QUARTER_MODERATOR, ALL]],
    ['district_manager', [DISTRICT, REGION, QUARTER, QUARTER_MODERATOR, ALL]],
    ['quarter_manager', [QUARTER, REGION, DISTRICT, QUARTER_MODERATOR, ALL]],
    ['quarter_moderator', [QUARTER_MODERATOR, REGION, DISTRICT, QUARTER, ALL]],
    // There is no export of moderators alone.
    ['moderator', [ALL, REGION, DISTRICT, QUARTER, QUARTER_MODERATOR]],
  ])('while a %s is shown: the own list first, everybody last', (role, paths) => {
    expect(tablesFor(role, IMPORT_ROLES).map(({ file }) => file.path)).toEqual(paths);
  });

  it.each<[ManagerRole, string[]]>([
    ['region_manager', [REGION, ALL]],
    ['moderator', [ALL, REGION]],
  ])('L-012: of the console of the moderators name no district managers while a %s is shown', (role, paths) => {
    expect(tablesFor(role, MODERATORS.imports).map(({ file }) => file.path)).toEqual(paths);
  });
});

describe('a file of another list', () => {
  it.each<[ManagerRole, string[], ManagerRole | null]>([
    ['quarter_manager', ['Viloyat', 'F.I.Sh.', 'JSHSHIR'], 'region_manager'],
    ['region_manager', ['Viloyat', 'Tuman', 'MFY', 'FIO', 'PINFL'], 'quarter_manager'],
    ['quarter_moderator', ['Вилоят', 'Туман', 'Маҳалла', 'Ф.И.Ш.', 'ЖШШИР'], null],
    // The lists of districts have the same columns, and so do those of quarters.
    ['moderator', ['Viloyat', 'Tuman', 'F.I.Sh.', 'JSHSHIR'], null],
    ['district_manager', ['Viloyat', 'Tuman', 'F.I.Sh.', 'JSHSHIR'], null],
  ])('sent as the list of a %s with %j is recognized by its header', (role, header, other) => {
    expect(checkHeader(header, listsFor(role, IMPORT_ROLES, vi.fn())).other).toBe(other && IMPORT_LISTS[other]);
  });

  it('can be switched to the list that it looks like', () => {
    const onRole = vi.fn();
    const { own, others, onChoose } = listsFor('quarter_manager', IMPORT_ROLES, onRole);
    expect([own, others.length]).toEqual([IMPORT_LISTS.quarter_manager, 4]);
    onChoose?.(IMPORT_LISTS.moderator);
    expect(onRole.mock.calls).toEqual([['moderator']]);
  });

  it('is recognized on a console that does not import it, and not switched to', () => {
    const lists = listsFor('region_manager', MODERATORS.imports, vi.fn());
    expect(lists.others).toEqual([IMPORT_LISTS.moderator]);
    const { other } = checkHeader(['Viloyat', 'Tuman', 'Mahalla', 'F.I.Sh.', 'JSHSHIR'], lists);
    expect(other).toBe(IMPORT_LISTS.quarter_manager);
    expect(lists.others).not.toContain(other);
  });
});
