import { ROLES } from '@shared/roles.ts';
import * as population from '@/features/population/access.ts';
import { CHOSEN, me, nowhere } from './somebody.ts';
import { answers, only, type RuleLines } from './table.ts';

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
  firstDistrict: answers({
    source: 'Z-177',
    ask: (role) => population.firstDistrict(me(role)),
    answers: { moderator: 11 },
    others: null,
  }),
  hasNoPlace: answers(
    {
      source: 'J-009: the profile names a place',
      ask: (role) => population.hasNoPlace(me(role)),
      answers: {},
      others: false,
    },
    {
      source: 'J-009: it names none',
      ask: (role) => population.hasNoPlace(nowhere(role)),
      answers: { region_manager: true },
      others: false,
    },
  ),
  firstPlace: answers({
    source: 'L-022, Z-177',
    ask: (role) => population.firstPlace(me(role)),
    answers: {
      moderator: { region_id: 1, district_id: 11 },
      region_manager: { region_id: 1, district_id: null },
    },
    others: { region_id: null, district_id: null },
  }),
  listScope: answers(
    {
      source: 'L-021, L-022',
      ask: (role) => population.listScope(me(role), { ...CHOSEN, shown: 'all' }),
      answers: {
        admin: { region_id: 5, district_id: 55 },
        region_manager: { region_id: 1, district_id: null },
      },
      others: { region_id: 5, district_id: null },
    },
    {
      source: 'Z-177',
      ask: (role) => population.listScope(me(role), { region: null, district: null, shown: 'own' }),
      answers: {
        moderator: { region_id: null, district_id: 11 },
        region_manager: { region_id: 1, district_id: null },
      },
      others: { region_id: null, district_id: null },
    },
  ),
};
