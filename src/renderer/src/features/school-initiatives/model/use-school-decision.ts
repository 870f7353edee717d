import { useQueryClient } from '@tanstack/react-query';
import type { Board } from '@/entities/boards.ts';
import { changesBetween } from '@/kit/decisions/changes.ts';
import { type Decision, useDecision } from '@/kit/decisions/use-decision.ts';
import { useMe } from '@/session/session.ts';
import type { Situation } from './access.ts';
import { readSchoolInitiative, SCHOOL_INITIATIVES_PATH } from './api.ts';
import { SCHOOL_FACTS } from './school-facts.ts';
import type { SchoolInitiative } from './school-initiative.ts';

type Options = {
  initiative: SchoolInitiative;
  board: Board | undefined;
  permission: (situation: Situation) => boolean;
};

/** Guards a decision on a pupil's initiative: nothing is sent if the initiative has changed since the person looked. */
export function useSchoolDecision({ initiative, board, permission }: Options): Decision<SchoolInitiative> {
  const { role } = useMe();
  const queries = useQueryClient();
  const refresh = () => void queries.invalidateQueries({ queryKey: [SCHOOL_INITIATIVES_PATH] });
  return useDecision({
    record: initiative,
    read: readSchoolInitiative,
    changesBetween: (seen, now) => changesBetween(SCHOOL_FACTS, seen, now),
    isPossible: (now) => permission({ role, initiative: now, board }),
    onChanged: refresh,
    onFailed: refresh,
  });
}
