import { useQueryClient } from '@tanstack/react-query';
import { changesBetween, type DecisiveFact } from '@/kit/decisions/changes.ts';
import { useDecision } from '@/kit/decisions/use-decision.ts';
import { appeals, changeType } from './api.ts';
import { type Appeal, type AppealType, TYPE_LOOKS } from './appeal.ts';
import { asItStands } from './read-appeal.ts';

const TYPE_FACTS: readonly DecisiveFact<Pick<Appeal, 'type'>>[] = [
  {
    label: 'Murojaat turi',
    of: ({ type }) => type,
    shown: ({ type }, { t }) => (type === null ? '—' : t(TYPE_LOOKS[type].label)),
  },
];

type Options = {
  /** The appeal as the list showed it. */
  appeal: Appeal;
  /** Gives the type chosen in the form at the time of sending. */
  chosenNow: () => AppealType | undefined;
};

/** Guards the change of an appeal's type: nothing is sent if somebody else has changed the type meanwhile. */
export function useType({ appeal, chosenNow }: Options) {
  const queries = useQueryClient();
  const refresh = () => void appeals.refresh(queries);
  const { basis, changes, decide } = useDecision<Appeal>({
    record: appeal,
    read: (seen) => asItStands(seen, queries),
    changesBetween: (seen, now) => changesBetween(TYPE_FACTS, seen, now, { type: chosenNow() ?? null }),
    onChanged: refresh,
    onFailed: refresh,
  });
  return {
    basis,
    changes,
    /** Sends nothing if the appeal already has the type. Throws `AppError`; returns `stay` if somebody changed it. */
    save: (type: AppealType) =>
      decide(async (now) => {
        if (now.type !== type) await changeType(now, type);
      }),
  };
}
