import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { changesBetween } from '@/kit/decisions/changes.ts';
import { type Decision, useDecision } from '@/kit/decisions/use-decision.ts';
import type { Doubt } from '@/kit/use-repeat.ts';
import { useMe } from '@/session/session.ts';
import { type Act, actsOn } from './access.ts';
import { ANSWER_FACTS, becameOf, isAnsweredBy, wordsFor } from './answer-rules.ts';
import { appeals, decide, editAnswer, type Verdict } from './api.ts';
import type { Appeal } from './appeal.ts';
import { attemptsOf } from './attempts.ts';
import { asItStands } from './read-appeal.ts';

/** Use of the words: they answer the appeal, reject it, or replace its answer. */
export type AnswerKind = Extract<Act, 'answer' | 'reject' | 'edit'>;

const VERDICTS = { answer: 'ANSWERED', reject: 'REJECTED' } as const satisfies Record<string, Verdict>;

type Options = {
  kind: AnswerKind;
  /** The appeal as the list showed it. */
  appeal: Appeal;
  /** Gives the text of the form at the time of sending. */
  typedNow: () => string;
};

/** State of a guarded answer for display; `send` returns `stay` if somebody else has changed the appeal. */
export type AppealAnswer = Pick<Decision<Appeal>, 'basis' | 'changes' | 'settled'> & {
  /** Throws `AppError`. */
  readonly send: (doubt: Doubt) => ReturnType<Decision<Appeal>['decide']>;
};

/**
 * Guards the words for an appeal. An edit refetches the appeal first, as it would replace an answer unseen. A decision
 * refetches it only if one may have been sent before, by this dialog or an earlier one: its response may have been lost,
 * and the platform takes no second decision (Z-168).
 */
export function useAnswer({ kind, appeal, typedNow }: Options): AppealAnswer {
  const { role } = useMe();
  const queries = useQueryClient();
  const refresh = () => void appeals.refresh(queries);
  const attempts = attemptsOf(queries);
  const doubtful = useRef(false);
  const {
    basis,
    changes,
    settled,
    decide: guarded,
  } = useDecision<Appeal>({
    record: appeal,
    read: async (seen) =>
      kind === 'edit' || doubtful.current || attempts.has(seen.question_id) ? await asItStands(seen, queries) : seen,
    changesBetween: (seen, now) =>
      isOwn(kind, now, wordsFor(typedNow(), now)) ? [] : changesBetween(ANSWER_FACTS, seen, now),
    isPossible: (now) => actsOn(role, now).includes(kind),
    onChanged: refresh,
    onFailed: refresh,
  });
  const send = (doubt: Doubt) => {
    doubtful.current = doubt.is();
    return guarded(async (now) => {
      const words = wordsFor(typedNow(), now);
      if (kind === 'edit') {
        if (now.answer?.context !== words) await editAnswer(now, words);
      } else if (now.status === 'NEW') {
        attempts.add(now.question_id);
        doubt.set(true);
        await decide(now, VERDICTS[kind], words);
        attempts.delete(now.question_id);
      }
    });
  };
  return { basis, changes, settled, send };
}

/** Whether changes do not matter: the decision is open or made with these words, or the answer already has them. */
const isOwn = (kind: AnswerKind, now: Appeal, words: string): boolean =>
  kind === 'edit' ? now.status !== 'NEW' && isAnsweredBy(now, words) : becameOf(now, VERDICTS[kind], words) !== 'taken';
