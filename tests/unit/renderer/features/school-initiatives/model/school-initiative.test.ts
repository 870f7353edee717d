import { describe, expect, it } from 'vitest';
import { schoolInitiativeSchema, statusOf } from '@/features/school-initiatives/model/school-initiative.ts';

describe('a row of the moderation list', () => {
  it('may lack everything but its id', () => {
    expect(schoolInitiativeSchema.parse({ id: '7' })).toEqual({
      id: 7,
      public_id: null,
      title: null,
      stage: null,
      status: null,
      requested_amount: null,
      granted_amount: null,
      school: null,
      category: null,
      category_id: null,
      author_full_name: null,
      description: null,
    });
    expect(schoolInitiativeSchema.safeParse({ title: 'Issiqxona' }).success).toBe(false);
  });

  it('keeps its title as the platform wrote it, because it is sent back', () => {
    expect(schoolInitiativeSchema.parse({ id: 7, title: ' Issiqxona ' }).title).toBe(' Issiqxona ');
    expect(schoolInitiativeSchema.safeParse({ id: 7, title: { ru: 'Теплица' } }).success).toBe(false);
  });

  it('has a known stage and status, or null and UNKNOWN', () => {
    const read = schoolInitiativeSchema.parse({ id: 7, stage: 'PUBLIC_CONTROL', status: 'PAUSED' });
    expect([read.stage, read.status]).toEqual([null, 'UNKNOWN']);
  });
});

describe('the status', () => {
  it.each([
    ['WINNER', 'FINISHED', 'FINISHED'],
    ['WINNER', 'UNKNOWN', 'UNKNOWN'],
    ['WINNER', null, 'IN_PROCESS'],
    ['PASSED', 'FINISHED', null],
    ['INITIAL', null, null],
    [null, 'IN_PROCESS', null],
  ] as const)('S-054, Z-105: of %s with %s it is %s', (stage, status, shown) => {
    expect(statusOf({ stage, status })).toBe(shown);
  });
});
