import { describe, expect, it } from 'vitest';
import { IMPORTS, importOf, tablesFor } from '@/features/managers/lists.ts';
import type { ManagerRole } from '@/features/managers/manager.ts';

const REGION = 'api/v1/users/region-managers/excel';
const DISTRICT = 'api/v1/district-managers/excel';
const QUARTER = 'api/v1/quarter-managers/excel';
const QUARTER_MODERATOR = 'api/v1/quarter-moderators/excel';
const ALL = 'api/v1/users/managers/excel';

describe('what is given out', () => {
  it.each<[ManagerRole, string[]]>([
    ['region_manager', [REGION, DISTRICT, QUARTER, QUARTER_MODERATOR, ALL]],
    ['district_manager', [DISTRICT, REGION, QUARTER, QUARTER_MODERATOR, ALL]],
    ['quarter_manager', [QUARTER, REGION, DISTRICT, QUARTER_MODERATOR, ALL]],
    ['quarter_moderator', [QUARTER_MODERATOR, REGION, DISTRICT, QUARTER, ALL]],
    // No list of moderators alone is given out.
    ['moderator', [ALL, REGION, DISTRICT, QUARTER, QUARTER_MODERATOR]],
  ])('while a %s is shown: the own list first, everybody last', (role, paths) => {
    expect(tablesFor(role).map(({ file }) => file.path)).toEqual(paths);
  });
});

describe('what is taken in', () => {
  it.each<[ManagerRole, string]>([
    ['moderator', 'api/v1/moderators/sync-excel'],
    ['region_manager', 'api/v1/users/region-managers-sync'],
    ['district_manager', 'api/v1/district-managers/sync-excel'],
    ['quarter_manager', 'api/v1/quarter-managers/excel'],
    ['quarter_moderator', 'api/v1/quarter-moderators/sync-excel'],
  ])('as the list of a %s goes its own way', (role, path) => {
    expect(importOf(role)).toEqual({ path, field: 'file', repeatable: false });
  });

  it('has a name of its own', () => {
    const names = Object.values(IMPORTS).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
