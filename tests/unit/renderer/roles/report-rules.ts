import type { Role } from '@shared/roles.ts';
import * as reports from '@/features/quarterly-reports/access.ts';
import { nowhere } from './somebody.ts';
import { answers, only, type RuleLines } from './table.ts';

/** A profile in region 1 and district 11; a region_manager's profile has no district. */
const me = (role: Role) => ({ role, region_id: 1, district_id: role === 'region_manager' ? null : 11 });
const CHOSEN = { region: 5, district: 55 };

/** K-008 with its reading Z-070. */
export const QUARTERLY_REPORT_RULES: Readonly<Record<string, RuleLines>> = {
  canChooseRegion: only(['admin'], 'K-008'),
  canChooseDistrict: answers({
    source: 'K-008, Z-070',
    ask: (role) => reports.canChooseDistrict(me(role)),
    answers: { admin: true, region_manager: true },
    others: false,
  }),
  listScope: answers({
    source: 'K-001, K-008, Z-070',
    ask: (role) => reports.listScope(me(role), CHOSEN),
    answers: {
      admin: { region_id: 5, district_id: 55 },
      region_manager: { region_id: 1, district_id: 55 },
    },
    others: { region_id: 1, district_id: 11 },
  }),
  hasNoPlace: answers(
    {
      source: 'J-009: the profile names a place',
      ask: (role) => reports.hasNoPlace(me(role)),
      answers: {},
      others: false,
    },
    {
      source: 'J-009: it names none',
      ask: (role) => reports.hasNoPlace(nowhere(role)),
      answers: { admin: false },
      others: true,
    },
  ),
  ownPlace: answers({
    source: 'Z-070',
    ask: (role) => reports.ownPlace(me(role)),
    answers: {
      admin: { region_id: null, district_id: null },
      region_manager: { region_id: 1, district_id: null },
    },
    others: { region_id: 1, district_id: 11 },
  }),
};

/** spec 001 §6. */
export const REPORT_RULES: Readonly<Record<string, RuleLines>> = {
  canUpdateChronology: only(['admin'], 'N-028'),
  canAddSavings: only(['admin'], 'N-033'),
};
