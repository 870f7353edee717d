import * as quarters from '@/features/quarters/access.ts';
import { CHOSEN, me, nowhere } from './somebody.ts';
import { answers, only, type RuleLines } from './table.ts';

/** spec 001 §6. */
export const QUARTER_RULES: Readonly<Record<string, RuleLines>> = {
  canAdd: only(['admin'], 'J-005, J-019'),
  canDelete: only(['admin'], 'J-006'),
  canUseExcel: only(['admin'], 'J-002'),
  canFilterRegion: only(['admin'], 'J-003'),
  canFilterDistrict: only(['admin', 'region_manager'], 'J-004, Z-067'),
  canEditIdentity: only(['admin'], 'J-017'),
  canChooseExtra: only(['admin'], 'J-018'),
  hasNoPlace: answers(
    {
      source: 'J-009: the profile names a place',
      ask: (role) => quarters.hasNoPlace(me(role)),
      answers: {},
      others: false,
    },
    {
      source: 'J-009: it names none',
      ask: (role) => quarters.hasNoPlace(nowhere(role)),
      answers: { admin: false },
      others: true,
    },
  ),
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
