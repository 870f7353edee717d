import type { Role } from '@shared/roles.ts';
import { describe, expect, it, vi } from 'vitest';
import type { SchoolInitiative } from '@/features/school-initiatives/model/school-initiative.ts';
import { actionsOffered } from '@/kit/actions/action.ts';

vi.stubGlobal('window', { bridge: {} });
const { ACTIONS, hintFor } = await import('@/features/school-initiatives/actions/actions.ts');

type Line = [
  role: Role,
  board: string,
  stage: SchoolInitiative['stage'],
  status: SchoolInitiative['status'],
  actions: string,
  hint: string | null,
];

const ASKS = 'Rad etish uchun izoh yoziladi';
const NEEDS = 'Yakunlashga kamida 2 ta rasm, rad etishga PDF fayl kerak';
const LATE = "Mavsum moderatsiya bosqichida emas: hozir qaror qabul qilib bo'lmaydi.";

/** Spec 002 §4, §6. */
const LINES: Line[] = [
  ['moderator', 'MODERATE', 'INITIAL', null, 'accept decline category', ASKS],
  ['moderator', 'VOTE', 'INITIAL', null, 'category', LATE],
  ['admin', 'MODERATE', 'INITIAL', null, 'category', null],
  ['moderator', 'MODERATE', 'PASSED', null, 'category', null],
  ['moderator', 'VOTE', 'WINNER', null, 'finish reject category', NEEDS],
  ['moderator', 'VOTE', 'WINNER', 'FINISHED', 'category', null],
  ['admin', 'VOTE', 'WINNER', 'IN_PROCESS', 'finish reject category', NEEDS],
  ['admin', 'VOTE', 'WINNER', 'FINISHED', 'return category', null],
  ['admin', 'VOTE', 'WINNER', 'REJECTED', 'return category', null],
  ['admin', 'VOTE', 'WINNER', 'UNKNOWN', 'category', null],
];

describe('the actions of a row', () => {
  it.each(LINES)('%s, board %s, %s, %s: %s', (role, board, stage, status, actions, hint) => {
    const situation = { role, board: { stage: board }, initiative: { stage, status } };
    expect(
      actionsOffered(ACTIONS, situation)
        .map(({ action }) => action.id)
        .join(' '),
    ).toBe(actions);
    expect(hintFor(situation)).toBe(hint);
  });

  it('have unique keys', () => {
    const situation = { role: 'moderator', board: { stage: 'MODERATE' } } as const;
    const initiative = { stage: 'INITIAL', status: null } as const;
    expect(actionsOffered(ACTIONS, { ...situation, initiative }).flatMap(({ action }) => action.key ?? [])).toEqual([
      'KeyA',
      'KeyR',
    ]);
  });
});
