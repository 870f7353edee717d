import { ROLES, type Role } from '@shared/roles.ts';
import * as moderationResults from '@/features/moderation-results/access.ts';
import * as population from '@/features/population/access.ts';
import * as quarters from '@/features/quarters/access.ts';
import { answers, only, type RuleLines } from './table.ts';

/** Somebody of district 11 in region 1, who has chosen district 55 in region 5 as far as the filters are there. */
const me = (role: Role) => ({ role, region_id: 1, district_id: 11 });
const CHOSEN = { region: 5, district: 55 };

const allButRegionManager = ROLES.filter((role) => role !== 'region_manager');

/** spec 001 §6. */
export const POPULATION_RULES: Readonly<Record<string, RuleLines>> = {
  canUseExcel: only(['admin'], 'L-021'),
  canFilterDistrict: only(['admin'], 'L-021'),
  canChooseRegion: only(allButRegionManager, 'all but region_manager (L-022)'),
  ownRegion: answers({
    source: 'L-022',
    ask: (role) => population.ownRegion(me(role)),
    answers: { region_manager: 1 },
    others: null,
  }),
  listScope: answers({
    source: 'L-021, L-022',
    ask: (role) => population.listScope(me(role), CHOSEN),
    answers: {
      admin: { region_id: 5, district_id: 55 },
      region_manager: { region_id: 1, district_id: null },
    },
    others: { region_id: 5, district_id: null },
  }),
};

/** spec 001 §6. */
export const QUARTER_RULES: Readonly<Record<string, RuleLines>> = {
  canAdd: only(['admin'], 'J-005, J-019'),
  canDelete: only(['admin'], 'J-006'),
  canUseExcel: only(['admin'], 'J-002'),
  canFilterRegion: only(['admin'], 'J-003'),
  canFilterDistrict: only(['admin', 'region_manager'], 'J-004, Z-067'),
  canEditIdentity: only(['admin'], 'J-017'),
  canChooseExtra: only(['admin'], 'J-018'),
  listScope: answers(
    {
      source: 'J-009, J-010: both chosen',
      ask: (role) => quarters.listScope(me(role), CHOSEN),
      answers: {
        admin: { region_id: 5, district_id: 55 },
        region_manager: { region_id: 1, district_id: 55 },
      },
      others: { region_id: 1, district_id: 11 },
    },
    {
      source: 'J-009, J-010: none chosen',
      ask: (role) => quarters.listScope(me(role), { region: null, district: null }),
      answers: {
        admin: { region_id: null, district_id: null },
        region_manager: { region_id: 1, district_id: null },
      },
      others: { region_id: 1, district_id: 11 },
    },
  ),
};

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
