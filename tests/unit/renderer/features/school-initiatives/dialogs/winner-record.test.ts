import { describe, expect, it } from 'vitest';
import { recordCall } from '@/features/school-initiatives/dialogs/winner-record.ts';

const OF_ADMIN = 'api/v1/my-school/initiatives/chronology/create';
const OF_MODERATOR = 'api/v1/my-school/moderators/initiatives/chronology/create';

describe('the report on a winner', () => {
  it.each([
    ['admin', OF_ADMIN],
    ['moderator', OF_MODERATOR],
  ] as const)('S-059: is sent by %s to %s', (role, path) => {
    expect(recordCall(role, 7, { status: 'REJECTED', paper: 'p1' }).path).toBe(path);
  });

  it.each([
    [{ status: 'FINISHED', pictures: ['a', 'b'] }, null, ['a', 'b']],
    [{ status: 'REJECTED', paper: 'p1' }, 'p1', []],
    [{ status: 'IN_PROCESS' }, null, []],
  ] as const)('S-062, T-046, Z-116: %j', (report, reject_file_id, accept_image_id) => {
    expect(recordCall('admin', 7, report).body).toEqual({
      my_school_initiative_id: 7,
      status: report.status,
      reject_file_id,
      accept_image_id,
    });
  });
});
