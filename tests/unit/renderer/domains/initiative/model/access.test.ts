import { describe, expect, it } from 'vitest';
import { listSpecFor } from '@/domains/initiative/model/list-spec.ts';
import { readListState } from '@/kit/list/list-state.ts';

describe('the address of the initiative list', () => {
  const read = (role: Parameters<typeof listSpecFor>[0], address: string) =>
    readListState(new URLSearchParams(address), listSpecFor(role)).filters;

  it('accepts PUBLIC_CONTROL, a stage that is not an option of the filter', () => {
    expect(read('admin', 'stage=PUBLIC_CONTROL').stage).toBe('PUBLIC_CONTROL');
  });

  it("ignores a sub-stage that is not in the role's filter", () => {
    expect(read('moderator', 'sub_stage=MODERATOR_DENIED').sub_stage).toBe('ALL');
    expect(read('district_manager', 'sub_stage=DISTRICT_MANAGER_DENIED').sub_stage).toBe('MODERATOR_ACCEPTED');
    expect(read('my_garden_moderator', 'sub_stage=MODERATOR_DENIED').sub_stage).toBe('ALL');
  });

  it('lets a district manager see everything', () => {
    expect(read('district_manager', 'sub_stage=ALL').sub_stage).toBe('ALL');
  });
});
