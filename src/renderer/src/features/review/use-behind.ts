import type { DraftPlace } from '@shared/drafts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { initiativeQuery } from '@/domains/initiative/model/api.ts';
import { DECISION_SCOPES } from '@/domains/initiative/model/draft.ts';
import type { Initiative } from '@/domains/initiative/model/initiative.ts';
import { nameOf } from '@/domains/initiative/parts/naming.tsx';
import { useT } from '@/i18n/use-t.ts';
import { useUnsaved } from '@/kit/drafts/unsaved.tsx';
import type { Behind } from '@/kit/forms/behind.ts';

const isDecision = ({ scope }: DraftPlace) => DECISION_SCOPES.some((one) => one === scope);

/** The decisions of this window that are being sent, by the ids of their initiatives. */
export function useUnderWay() {
  const { sendings } = useUnsaved();
  const places = useSyncExternalStore(sendings.subscribe, sendings.places);
  return {
    underWay: useMemo<ReadonlySet<number>>(
      () => new Set(places.filter(isDecision).map(({ record }) => Number(record))),
      [places],
    ),
    /** As of now, also before the next render. */
    isUnderWay: (id: number) => sendings.places().some((place) => isDecision(place) && place.record === String(id)),
  };
}

/** Decisions that nobody waits for. */
export type DecisionsBehind = {
  /** For `BehindContext`. */
  readonly behind: ((initiative: Initiative) => Behind) | null;
  /** Ids of the initiatives whose decision was sent and is not done, as far as is known: they want another look. */
  readonly returned: ReadonlySet<number>;
};

/**
 * Sends the decisions of the desk behind the initiative in view, if `on`. `onFailed` is called with an initiative whose
 * decision is not done, and its latest reading; undefined where it is outdated.
 */
export function useBehindDecisions(
  on: boolean,
  underWay: ReadonlySet<number>,
  onFailed: (initiative: Initiative, read: Initiative | undefined) => void,
): DecisionsBehind {
  const queries = useQueryClient();
  const translation = useT();
  const [failed, setFailed] = useState<ReadonlySet<number>>(new Set());
  const tell = useRef(onFailed);
  tell.current = onFailed;
  const behind = (initiative: Initiative): Behind => ({
    about: nameOf(initiative, translation),
    failed: () => {
      setFailed((now) => new Set(now).add(initiative.id));
      const state = queries.getQueryState<Initiative>(initiativeQuery(initiative.id).queryKey);
      tell.current(initiative, state?.isInvalidated ? undefined : state?.data);
    },
  });
  return {
    behind: on ? behind : null,
    returned: useMemo(() => new Set([...failed].filter((id) => !underWay.has(id))), [failed, underWay]),
  };
}
