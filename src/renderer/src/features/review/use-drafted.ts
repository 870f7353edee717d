import { useCallback, useEffect, useState } from 'react';
import { bridge } from '@/api/bridge.ts';
import { DRAFT_SCOPES } from '@/domains/initiative/model/draft.ts';

/** Forms of the desk's dialogs, by the scopes of their drafts; the record of each is the id of an initiative. */
const SCOPES: readonly string[] = Object.values(DRAFT_SCOPES);

/** The initiatives with an unsent draft. */
export type Drafted = {
  readonly ids: ReadonlySet<number>;
  /** Rereads the list of drafts; call after a dialog has closed. */
  readonly lookAgain: () => void;
};

/** Returns which initiatives have a draft; where drafts cannot be read, the previous ids stay. */
export function useDrafted(): Drafted {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const [times, setTimes] = useState(0);
  // In an effect: a closing form saves its last values on unmount, which happens before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `times` triggers a reread.
  useEffect(() => {
    let current = true;
    void bridge.drafts.list().then((answer) => {
      if (!current || !answer.ok) return;
      setIds(new Set(answer.value.flatMap(({ scope, record }) => (SCOPES.includes(scope) ? Number(record) : []))));
    });
    return () => {
      current = false;
    };
  }, [times]);
  return { ids, lookAgain: useCallback(() => setTimes((before) => before + 1), []) };
}
