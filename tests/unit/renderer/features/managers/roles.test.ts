import { describe, expect, it } from 'vitest';
import { isOfQuarter, MANAGER_LABELS, type ManagerRole, roleLabel } from '@/features/managers/roles.ts';

const ROLES = Object.keys(MANAGER_LABELS) as ManagerRole[];

describe('roles', () => {
  it('are labelled as in the document; a moderator as a manager of a district', () => {
    expect(ROLES.map(roleLabel)).toEqual([
      'Viloyat boshqaruvi',
      'Tuman boshqaruvi',
      'Mahalla boshqaruvi',
      'Mahalla moderatori',
      'Tuman boshqaruvi',
    ]);
    expect([null, 'admin', 'toString'].map(roleLabel)).toEqual([null, null, null]);
  });

  it('of quarters are two', () => {
    expect(ROLES.filter(isOfQuarter)).toEqual(['quarter_manager', 'quarter_moderator']);
    expect(isOfQuarter(null)).toBe(false);
  });
});
