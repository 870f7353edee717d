import { useCallback, useEffect, useState } from 'react';
import { bridge } from '@/api/bridge.ts';
import { type UsedText, usedTextsSchema, withUse } from './used-texts.ts';

const NONE: readonly UsedText[] = [];

/** Where texts are stored: as a draft, encrypted, for this person only, deleted on sign-out. */
const placeOf = (scope: string) => ({ scope, record: 'used' });

/** Returns the stored texts; undefined if they cannot be read now. */
async function read(scope: string): Promise<readonly UsedText[] | undefined> {
  const answer = await bridge.drafts.load(placeOf(scope));
  if (!answer.ok) return undefined;
  const parsed = usedTextsSchema.safeParse(answer.value?.value);
  return parsed.success ? parsed.data : [];
}

/**
 * Comments that this person has used on this workstation in decisions of the kind named by `scope`; empty if they
 * cannot be read.
 */
export function useUsedTexts(scope: string) {
  const [kept, setKept] = useState<readonly UsedText[]>();
  useEffect(() => {
    let current = true;
    void read(scope).then((found) => current && setKept(found));
    return () => {
      current = false;
    };
  }, [scope]);

  /**
   * Records a use in a single call to the main process, so that an immediate reload of the page does not lose it. A
   * failed write is ignored: the decision has been made, and the texts stored before are kept.
   */
  const note = useCallback(
    async (text: string, reason: number | null = null) => {
      const before = kept ?? (await read(scope));
      if (before) await bridge.drafts.save({ ...placeOf(scope), value: [...withUse(before, text, reason)] });
    },
    [kept, scope],
  );
  return { texts: kept ?? NONE, note };
}
