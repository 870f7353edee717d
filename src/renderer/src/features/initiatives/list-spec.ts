import type { Role } from '@shared/roles.ts';
import { choiceParam, idParam, textParam } from '@/kit/list-state.ts';
import { firstSubStage, subStagesFor } from './access.ts';
import { ALL, STAGES } from './stages.ts';

/** What the address of the list keeps for a person of this role (C-023), beside page and size. */
export const listSpecFor = (role: Role) => ({
  filters: {
    board: idParam(),
    search: textParam(),
    stage: choiceParam([ALL, ...STAGES], ALL),
    sub_stage: choiceParam([ALL, ...subStagesFor(role)], firstSubStage(role)),
  },
});
