import { actsOn } from '@/features/appeals/access.ts';
import type { Appeal } from '@/features/appeals/appeal.ts';
import { answers, only, type RuleLines } from './table.ts';

/** What the admin may do with an appeal in this state; the others read (spec 001 §6, F-006). */
const acts = (status: Appeal['status'], admin: readonly string[]) => ({
  source: `spec 001 §4, F-006: status ${status}`,
  ask: (role: Parameters<typeof actsOn>[0]) => actsOn(role, { status }),
  answers: { admin },
  others: [],
});

/** spec 001 §6. */
export const APPEAL_RULES: Readonly<Record<string, RuleLines>> = {
  mayAct: only(['admin'], 'F-006'),
  actsOn: answers(
    acts('NEW', ['answer', 'reject', 'type', 'delete']),
    acts('ANSWERED', ['edit', 'type', 'delete']),
    acts('REJECTED', ['edit', 'type', 'delete']),
    acts(null, ['type', 'delete']),
  ),
};
