import { useCallback, useEffect, useState } from 'react';
import { bridge } from '@/api/bridge.ts';
import { type UsedText, usedTextsSchema, withUse } from './used-texts.ts';

/** They lie among the drafts: encrypted, of this person only, gone with the sign-out. */
const PLACE = { scope: 'initiative-reject-comments', record: 'used' };

async function read(): Promise<readonly UsedText[]> {
  const answer = await bridge.drafts.load(PLACE);
  const parsed = usedTextsSchema.safeParse(answer.ok ? answer.value?.value : null);
  return parsed.success ? parsed.data : [];
}

/** The comments with which this person has rejected on this workstation; nothing where that cannot be read. */
export function useUsedTexts() {
  const [texts, setTexts] = useState<readonly UsedText[]>([]);
  useEffect(() => {
    let current = true;
    void read().then((found) => current && setTexts(found));
    return () => {
      current = false;
    };
  }, []);

  /** Notes a use. Where that cannot be written, the rejection has been made all the same. */
  const note = useCallback(async (text: string, reason: number) => {
    await bridge.drafts.save({ ...PLACE, value: [...withUse(await read(), text, reason)] });
  }, []);
  return { texts, note };
}
