import { useQueryClient } from '@tanstack/react-query';
import type { Board } from '@/entities/boards.ts';
import { changesBetween } from '@/kit/decisions/changes.ts';
import { type Decision as Guarded, useDecision as useGuarded } from '@/kit/decisions/use-decision.ts';
import { useMe } from '@/session/session.ts';
import type { Situation } from './access.ts';
import { readSchoolInitiative, SCHOOL_INITIATIVES_PATH } from './api.ts';
import { SCHOOL_FACTS } from './school-facts.ts';
import type { SchoolInitiative } from './school-initiative.ts';

/** A decision on a pupil's initiative, guarded against changes made by somebody else. */
export type Decision = Guarded<SchoolInitiative>;

type Options = {
  initiative: SchoolInitiative;
  board: Board | undefined;
  permission: (situation: Situation) => boolean;
};

/** Guards a decision: nothing is sent if the initiative has changed since the person looked. */
export function useDecision({ initiative, board, permission }: Options): Decision {
  const { role } = useMe();
  const queries = useQueryClient();
  const refresh = () => void queries.invalidateQueries({ queryKey: [SCHOOL_INITIATIVES_PATH] });
  return useGuarded({
    record: initiative,
    read: readSchoolInitiative,
    changesBetween: (seen, now) => changesBetween(SCHOOL_FACTS, seen, now),
    isPossible: (now) => permission({ role, initiative: now, board }),
    onChanged: refresh,
    onFailed: refresh,
  });
}
