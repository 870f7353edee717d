import { useCallback, useEffect, useState } from 'react';
import { bridge } from '@/api/bridge.ts';

/** Forms of the desk's dialogs, by the scopes of their drafts; the record of each is the id of an initiative. */
const SCOPES: readonly string[] = [
  'initiative-accept',
  'initiative-ban',
  'initiative-deny',
  'initiative-edit',
  'initiative-invest-id',
  'initiative-location',
  'initiative-registry',
  'initiative-reject',
];

/** The initiatives for which something typed is kept and not sent. */
export type Drafted = {
  readonly ids: ReadonlySet<number>;
  /** Looks again: a dialog has closed. */
  readonly lookAgain: () => void;
};

/** Looks which initiatives have a draft. What cannot be read counts as none. */
export function useDrafted(): Drafted {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const [times, setTimes] = useState(0);
  // In an effect: a form that closes keeps its last values when it is unmounted, which comes before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `times` says when to look again.
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
