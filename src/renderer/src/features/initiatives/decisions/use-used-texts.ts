import { useCallback, useEffect, useState } from 'react';
import { bridge } from '@/api/bridge.ts';
import { type UsedText, usedTextsSchema, withUse } from './used-texts.ts';

const NONE: readonly UsedText[] = [];

/** Stored as a draft: encrypted, for this person only, deleted on sign-out. */
const PLACE = { scope: 'initiative-reject-comments', record: 'used' };

/** The stored texts; undefined where they cannot be read at present. */
async function read(): Promise<readonly UsedText[] | undefined> {
  const answer = await bridge.drafts.load(PLACE);
  if (!answer.ok) return undefined;
  const parsed = usedTextsSchema.safeParse(answer.value?.value);
  return parsed.success ? parsed.data : [];
}

/** Rejection comments that this person has used on this workstation; empty where they cannot be read. */
export function useUsedTexts() {
  const [kept, setKept] = useState<readonly UsedText[]>();
  useEffect(() => {
    let current = true;
    void read().then((found) => current && setKept(found));
    return () => {
      current = false;
    };
  }, []);

  /**
   * Records a use in a single call to the main process, so that an immediate reload of the page does not lose it. A
   * failed write is ignored: the rejection has been made, and the texts stored before are kept.
   */
  const note = useCallback(
    async (text: string, reason: number) => {
      const before = kept ?? (await read());
      if (before) await bridge.drafts.save({ ...PLACE, value: [...withUse(before, text, reason)] });
    },
    [kept],
  );
  return { texts: kept ?? NONE, note };
}
