import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { bridge, unwrap } from '@/api/bridge.ts';
import { LOCAL_QUERY } from '@/api/local-query.ts';
import { withGaps, withoutGaps } from './gaps.ts';
import { type UsedText, usedTextsSchema, withUse } from './used-texts.ts';
import type { Insertion } from './used-texts-menu.tsx';

const NOTHING: readonly UsedText[] = [];
const NONE: readonly Insertion[] = [];

/** Where texts are stored: as a draft, encrypted, for this person only, deleted on sign-out. */
const placeOf = (scope: string) => ({ scope, record: 'used' });

/** The stored texts. Throws `AppError` if they cannot be read now. */
async function read(scope: string): Promise<readonly UsedText[]> {
  const draft = await unwrap(bridge.drafts.load(placeOf(scope)));
  const parsed = usedTextsSchema.safeParse(draft?.value);
  return parsed.success ? parsed.data : [];
}

/** The stored texts. Only this page changes them: once read, the next dialog has them at once. */
const usedTextsQuery = (scope: string) =>
  queryOptions({
    queryKey: ['used-texts', scope],
    queryFn: () => read(scope),
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
    meta: LOCAL_QUERY,
  });

/**
 * Comments that this person has used on this workstation in decisions of the kind named by `scope`; empty if they
 * cannot be read. `insertions`: what can be inserted into a text about the record in view; a text that had such an
 * insertion is offered with that of this record, and not where there is none. Default: none. `kept`: the texts as they are
 * stored, with gaps for insertions; undefined while they are being read.
 */
export function useUsedTexts(scope: string, insertions: readonly Insertion[] = NONE) {
  const queries = useQueryClient();
  const { data = NOTHING, isPending } = useQuery(usedTextsQuery(scope));
  const texts = useMemo(() => filledIn(data, insertions), [data, insertions]);

  /**
   * Records a use in a single call to the main process, so that an immediate reload of the page does not lose it. A
   * failed write is ignored: the decision has been made, and the texts stored before are kept.
   */
  const note = useCallback(
    async (text: string, reason: number | null = null) => {
      const { queryKey } = usedTextsQuery(scope);
      const before = queries.getQueryData(queryKey) ?? (await read(scope).catch(() => undefined));
      if (!before) return;
      const now = withUse(before, withGaps(text, insertions), reason);
      queries.setQueryData(queryKey, now);
      await bridge.drafts.save({ ...placeOf(scope), value: [...now] });
    },
    [queries, scope, insertions],
  );
  return { texts, kept: isPending ? undefined : data, note };
}

/** The texts for the record in view; two may have become one. */
function filledIn(kept: readonly UsedText[], insertions: readonly Insertion[]): readonly UsedText[] {
  const filled = new Map<string, UsedText>();
  for (const one of kept) {
    const text = withoutGaps(one.text, insertions);
    if (text !== null && !filled.has(text)) filled.set(text, { ...one, text });
  }
  return [...filled.values()];
}
