import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { refreshInitiative } from '@/entities/initiative-queries.ts';
import { useNotices } from '@/kit/notices.ts';
import { COUNCIL_KEY, createDecision, findDecision, linkDecision, readLinked } from '../model/api.ts';
import { type Saved, saveDecision, type WantedDecision } from '../model/save-decision.ts';
import type { Trouble } from './council-trouble.tsx';

/**
 * Links council decisions to an initiative, of which the person has seen the decision `current`: `link` never rejects,
 * `trouble` is the failure of the last attempt.
 */
export function useLinking(
  initiative: number,
  current: number | null,
): {
  link: (wanted: WantedDecision) => Promise<Saved>;
  trouble: Trouble | null;
} {
  const queries = useQueryClient();
  const notices = useNotices();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const seen = useRef(current);
  const link = async (wanted: WantedDecision): Promise<Saved> => {
    const saved = await saveDecision(wanted, seen.current, {
      find: findDecision,
      create: createDecision,
      linked: () => readLinked(initiative),
      link: (id) => linkDecision(initiative, id),
    });
    // Told of somebody else's decision, the person may replace it.
    if (saved.step === 'other-linked') seen.current = saved.now;
    const isNew = !('id' in wanted);
    if (isNew) void queries.invalidateQueries({ queryKey: COUNCIL_KEY });
    // Also after a refusal or a lost answer: the link may exist, and the initiative may differ from the one shown.
    if ('id' in saved) refreshInitiative(queries, initiative);
    if (saved.step === 'linked') notices.success('Amaliyot muvaffaqiyatli bajarildi!');
    // Replaces the earlier trouble, which keeps its room until then.
    setTrouble(saved.step === 'linked' ? null : { ...saved, isNew });
    return saved;
  };
  return { link, trouble };
}
