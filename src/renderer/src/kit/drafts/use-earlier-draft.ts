import type { DraftPlace, KeptDraft } from '@shared/drafts.ts';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { bridge } from '@/api/bridge.ts';
import type { KeptValues } from './restore.ts';
import { useUnsaved } from './unsaved.tsx';
import { useEarlierSending } from './use-earlier-sending.ts';

/** Delay before a failed reading of a draft is retried, in ms: an unresponsive keychain takes seconds to fail. */
const AGAIN_MS = 10_000;

/** A place where earlier versions kept a form's draft. */
export type FormerPlace = DraftPlace & {
  /** Whether they named the record: by that, this draft is told from that of another record with the same number. */
  readonly titled: boolean;
};

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

/**
 * Reads the earlier draft of a form when the form opens; without one, that of a former place, `former` of `parse`, which
 * returns the content, or null if it is unusable. What the window has brought back is not offered: `bring` is called with it.
 */
export function useEarlierDraft<T>(
  { scope, record }: DraftPlace,
  formerly: readonly FormerPlace[],
  parse: (draft: KeptDraft, former: DraftPlace | null) => T | null,
  bring: (values: KeptValues) => void,
): EarlierDraft<T> {
  const { sendings } = useUnsaved();
  const [offer, setOffer] = useState<T | null>(null);
  const [asked, setAsked] = useState(false);
  const [unread, setUnread] = useState(false);
  const sending = useEarlierSending({ scope, record });
  const consider = useEffectEvent(({ draft, former }: Found) => setOffer(parse(draft, former)));
  const take = useEffectEvent((place: DraftPlace): boolean => {
    const values = sendings.takeBack(place);
    if (values) bring(values);
    return values !== null;
  });
  const find = useEffectEvent((place: DraftPlace) => findDraft([place, ...formerly]));
  useEffect(() => {
    if (sending) return;
    let current = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    async function load() {
      if (take({ scope, record })) return setAsked(true);
      const found = await find({ scope, record });
      if (!current) return;
      setUnread(found === 'unread');
      if (found === 'unread') {
        again = setTimeout(() => void load(), AGAIN_MS);
        return;
      }
      if (found) consider(found);
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

type Found = { readonly draft: KeptDraft; readonly former: DraftPlace | null };

/** The draft of the first of these places that has one; null: none; `unread`: a place cannot be read now. */
async function findDraft(places: readonly (DraftPlace | FormerPlace)[]): Promise<Found | 'unread' | null> {
  for (const place of places) {
    const { scope, record } = place;
    const answer = await bridge.drafts.load({ scope, record });
    if (!answer.ok) return 'unread';
    const draft = answer.value;
    const isFormer = 'titled' in place;
    if (draft && (!isFormer || (draft.title !== undefined) === place.titled)) {
      return { draft, former: isFormer ? { scope, record } : null };
    }
  }
  return null;
}
