import { ROLES } from '@shared/roles.ts';
import { describe, expect, it } from 'vitest';
import { canExport, firstSubStage, subStagesFor } from '@/features/initiatives/access.ts';
import { listSpecFor } from '@/features/initiatives/list-spec.ts';
import { readListState } from '@/kit/list-state.ts';

describe('who may do what with the initiative list', () => {
  it('offers the Excel export to everybody but my_garden_moderator', () => {
    expect(ROLES.filter((role) => !canExport(role))).toEqual(['my_garden_moderator']);
  });

  it.each([
    ['admin', ['MODERATOR_ACCEPTED', 'MODERATOR_DENIED', 'DISTRICT_MANAGER_ACCEPTED', 'DISTRICT_MANAGER_DENIED']],
    [
      'region_manager',
      ['MODERATOR_ACCEPTED', 'MODERATOR_DENIED', 'DISTRICT_MANAGER_ACCEPTED', 'DISTRICT_MANAGER_DENIED'],
    ],
    ['moderator', ['DISTRICT_MANAGER_ACCEPTED', 'DISTRICT_MANAGER_DENIED']],
    ['district_manager', ['MODERATOR_ACCEPTED', 'MODERATOR_DENIED']],
    ['my_garden_moderator', []],
  ] as const)('lets %s filter by the sub-stages of the others', (role, subStages) => {
    expect(subStagesFor(role)).toEqual(subStages);
  });

  it('starts a district manager with what the moderator has accepted, the others with everything', () => {
    expect(ROLES.filter((role) => firstSubStage(role) !== 'ALL')).toEqual(['district_manager']);
    expect(firstSubStage('district_manager')).toBe('MODERATOR_ACCEPTED');
  });
});

describe('the address of the initiative list', () => {
  const read = (role: Parameters<typeof listSpecFor>[0], address: string) =>
    readListState(new URLSearchParams(address), listSpecFor(role)).filters;

  it('takes a stage that is no option of the filter, PUBLIC_CONTROL', () => {
    expect(read('admin', 'stage=PUBLIC_CONTROL').stage).toBe('PUBLIC_CONTROL');
  });

  it("does not take a sub-stage that is not of the role's filter", () => {
    expect(read('moderator', 'sub_stage=MODERATOR_DENIED').sub_stage).toBe('ALL');
    expect(read('district_manager', 'sub_stage=DISTRICT_MANAGER_DENIED').sub_stage).toBe('MODERATOR_ACCEPTED');
    expect(read('my_garden_moderator', 'sub_stage=MODERATOR_DENIED').sub_stage).toBe('ALL');
  });

  it('lets a district manager see everything', () => {
    expect(read('district_manager', 'sub_stage=ALL').sub_stage).toBe('ALL');
  });
});
