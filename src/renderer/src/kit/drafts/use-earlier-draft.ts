import type { DraftPlace, KeptDraft } from '@shared/drafts.ts';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { bridge } from '@/api/bridge.ts';
import { useEarlierSending } from './use-earlier-sending.ts';

/** Delay before a failed reading of a draft is retried, in ms: an unresponsive keychain takes seconds to fail. */
const AGAIN_MS = 10_000;

/** The earlier draft of a form. */
export type EarlierDraft<T> = {
  /** The draft, until the person has answered; null: none. */
  readonly offer: T | null;
  /** Whether the draft may still replace the values: it is being read, or offered. */
  readonly held: boolean;
  /** Whether the last reading failed: a draft may exist and must not be overwritten. */
  readonly unread: boolean;
  /** Whether the form is still being sent from before: its draft is read once the outcome is known. */
  readonly sending: boolean;
  /** Call when the person has answered. */
  readonly answered: () => void;
};

/** Reads the earlier draft of a form when the form opens. `parse` returns its content, or null if it is unusable. */
export function useEarlierDraft<T>(
  { scope, record }: DraftPlace,
  parse: (draft: KeptDraft) => T | null,
): EarlierDraft<T> {
  const [offer, setOffer] = useState<T | null>(null);
  const [asked, setAsked] = useState(false);
  const [unread, setUnread] = useState(false);
  const sending = useEarlierSending({ scope, record });
  const consider = useEffectEvent((draft: KeptDraft) => setOffer(parse(draft)));
  useEffect(() => {
    if (sending) return;
    let current = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    async function load() {
      const answer = await bridge.drafts.load({ scope, record });
      if (!current) return;
      setUnread(!answer.ok);
      if (!answer.ok) {
        again = setTimeout(() => void load(), AGAIN_MS);
        return;
      }
      if (answer.value) consider(answer.value);
      setAsked(true);
    }
    void load();
    return () => {
      current = false;
      clearTimeout(again);
      setUnread(false);
      setOffer(null);
      setAsked(false);
    };
  }, [sending, scope, record]);
  const answered = useCallback(() => setOffer(null), []);
  return { offer, held: !asked || offer !== null, unread, sending, answered };
}
