import { AppError } from '@shared/errors.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { refreshInitiative } from '@/entities/initiative-queries.ts';
import { type Question, useConfirm } from '@/kit/confirm.ts';
import { useNotices } from '@/kit/notices.ts';
import { useHere } from '@/kit/use-here.ts';
import type { Doubt } from '@/kit/use-repeat.ts';
import { COUNCIL_KEY, createDecision, findDecision, linkDecision, readLinked } from '../model/api.ts';
import { type Saved, saveDecision, type WantedDecision } from '../model/save-decision.ts';
import type { Trouble } from './council-trouble.tsx';

const AGAIN: Question = {
  title: 'Qayta yuborilsinmi?',
  message:
    "Oldingi so'rovga javob kelmagan edi. Qaror ro'yxatda hali yo'q: qayta yuborilsa, ikkinchisi yaratilishi mumkin.",
  yes: 'Qayta yuborish',
};

/**
 * Links council decisions to an initiative, of which the person has seen the decision `current`: `link` never rejects,
 * `trouble` is the failure of the last attempt. After a creation whose outcome is unknown, and whose decision the list
 * does not show, it asks before another one, also in a dialog that is opened again (`doubt`, kept with the draft). Once
 * the dialog is left, a decision that is being created is not linked.
 */
export function useLinking(
  initiative: number,
  current: number | null,
): {
  link: (wanted: WantedDecision, doubt: Doubt) => Promise<Saved>;
  trouble: Trouble | null;
} {
  const queries = useQueryClient();
  const notices = useNotices();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const seen = useRef(current);
  const confirm = useConfirm();
  const here = useHere();
  const link = async (wanted: WantedDecision, doubt: Doubt): Promise<Saved> => {
    const before = doubt.is();
    const create: typeof createDecision = async (body) => {
      // From now on: the window may end before there is an answer.
      doubt.set(true);
      return await createDecision(body);
    };
    const saved = await saveDecision(wanted, seen.current, {
      find: findDecision,
      agrees: async () => !before || confirm(AGAIN),
      create,
      linked: () => readLinked(initiative),
      link: async (id) => {
        // The dialog was left: the decision exists, and the next opening finds it.
        if (!here.current) throw new AppError({ kind: 'cancelled' });
        await linkDecision(initiative, id);
      },
    });
    // Told of somebody else's decision, the person may replace it.
    if (saved.step === 'other-linked') seen.current = saved.now;
    // A refusal says nothing about an earlier attempt.
    if (saved.step !== 'unsure') doubt.set(before && !('id' in saved));
    const isNew = !('id' in wanted);
    // Somebody else's decision may be newer than the list that names it.
    if (isNew || saved.step === 'other-linked') void queries.invalidateQueries({ queryKey: COUNCIL_KEY });
    // Also after a refusal or a lost answer: the link may exist, and the initiative may differ from the one shown.
    if ('id' in saved) refreshInitiative(queries, initiative);
    if (saved.step === 'linked') notices.success('Amaliyot muvaffaqiyatli bajarildi!');
    if ('error' in saved && saved.error.kind === 'cancelled') return saved;
    // Replaces the earlier trouble, which keeps its room until then.
    setTrouble(saved.step === 'linked' ? null : { ...saved, isNew });
    return saved;
  };
  return { link, trouble };
}
