import { useCallback, useEffect, useState } from 'react';
import { bridge } from '@/api/bridge.ts';
import { type UsedText, usedTextsSchema, withUse } from './used-texts.ts';

const NONE: readonly UsedText[] = [];

/** They lie among the drafts: encrypted, of this person only, gone with the sign-out. */
const PLACE = { scope: 'initiative-reject-comments', record: 'used' };

/** What is kept; undefined where it cannot be read just now. */
async function read(): Promise<readonly UsedText[] | undefined> {
  const answer = await bridge.drafts.load(PLACE);
  if (!answer.ok) return undefined;
  const parsed = usedTextsSchema.safeParse(answer.value?.value);
  return parsed.success ? parsed.data : [];
}

/** The comments with which this person has rejected on this workstation; nothing where that cannot be read. */
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
   * Notes a use, in a single call to the main process: a page that is reloaded at once has noted it all the same. Where it
   * cannot be written, the rejection has been made, and what was kept before is left alone.
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
