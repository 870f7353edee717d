import * as moderationResults from '@/features/moderation-results/access.ts';
import { me } from './somebody.ts';
import { answers, only, type RuleLines } from './table.ts';

/** spec 001 §6. */
export const MODERATION_RESULT_RULES: Readonly<Record<string, RuleLines>> = {
  canChoosePlace: only(['admin'], 'M-003'),
  ownPlace: answers({
    source: 'M-003, M-004',
    ask: (role) => moderationResults.ownPlace(me(role)),
    answers: { admin: { region_id: null, district_id: null } },
    others: { region_id: 1, district_id: 11 },
  }),
};
