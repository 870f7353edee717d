import { ROLES } from '@shared/roles.ts';
import * as kindergartens from '@/features/kindergartens/access.ts';
import { me, nowhere } from './somebody.ts';
import { answers, only, type RuleLines } from './table.ts';

const allButRegionManager = ROLES.filter((role) => role !== 'region_manager');

/** spec 002 §2; Z-106. */
export const KINDERGARTEN_RULES: Readonly<Record<string, RuleLines>> = {
  canChooseRegion: only(allButRegionManager, 'Z-106'),
  hasNoPlace: answers(
    {
      source: 'J-009: the profile names a place',
      ask: (role) => kindergartens.hasNoPlace(me(role)),
      answers: {},
      others: false,
    },
    {
      source: 'J-009: it names none',
      ask: (role) => kindergartens.hasNoPlace(nowhere(role)),
      answers: { region_manager: true },
      others: false,
    },
  ),
  ownRegion: answers({
    source: "Z-106: the profile's region of a region_manager; the admin sends none",
    ask: (role) => kindergartens.ownRegion(me(role)),
    answers: { region_manager: 1 },
    others: null,
  }),
};
