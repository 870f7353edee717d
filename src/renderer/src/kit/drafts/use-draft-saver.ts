import { type DraftPlace, draftHeadSchema } from '@shared/drafts.ts';
import { withoutPersonalNumbers } from '@shared/personal-numbers.ts';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { bridge } from '@/api/bridge.ts';
import { plainTitle } from '../plain-title.ts';
import { createDraftSaver, type DraftSaver } from './draft-saver.ts';
import { impersonalFields, type KeptValues } from './restore.ts';

type Options = {
  /** Name of the record in lists of drafts. */
  title: string | null | undefined;
  /** Address of the screen that is the form. */
  at: string | undefined;
  /** Whether this form has saved or accepted a draft. */
  kept: RefObject<boolean>;
  /** Where the draft still is besides its place; it leaves there once it is saved or removed. */
  former: RefObject<DraftPlace | null>;
};

/** Writes and removes the draft of an open form. */
type OwnSaver = {
  /** Stable between renders. */
  readonly saver: DraftSaver<KeptValues>;
  /** Saves these values at once, unless the place has a draft already; stable, too. */
  readonly saveUnlessKept: (place: DraftPlace, values: KeptValues) => void;
  /** Whether the last write failed. */
  readonly failed: boolean;
  /** When the values were last saved, in ms since the epoch, rounded down to the minute; null: not yet. */
  readonly savedAt: number | null;
};

/** The saver of a form's draft, which leaves personal numbers out. */
export function useDraftSaver({ title, at, kept, former }: Options): OwnSaver {
  const [failed, setFailed] = useState(false);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const head = useRef({ title, at });
  useLayoutEffect(() => {
    head.current = { title, at };
  });
  const [{ saver, saveUnlessKept }] = useState(() => {
    const leaveFormer = () => {
      if (former.current) void bridge.drafts.remove(former.current);
      former.current = null;
    };
    const draftOf = (place: DraftPlace, { changed, before, doubt }: KeptValues) => ({
      ...place,
      value: withoutPersonalNumbers(changed),
      ...(before && { before: impersonalFields(before) }),
      ...(doubt && { doubt }),
      ...headOf(head.current),
    });
    const saver = createDraftSaver<KeptValues>({
      save: async (place, values) => {
        kept.current = true;
        const { ok } = await bridge.drafts.save(draftOf(place, values));
        setFailed(!ok);
        if (!ok) return;
        leaveFormer();
        setSavedAt(thisMinute());
      },
      remove: (place) => {
        kept.current = false;
        setSavedAt(null);
        leaveFormer();
        void bridge.drafts.remove(place);
      },
    });
    const saveUnlessKept = (place: DraftPlace, values: KeptValues) =>
      void bridge.drafts.save({ ...draftOf(place, values), unlessKept: true });
    return { saver, saveUnlessKept };
  });
  return { saver, saveUnlessKept, failed, savedAt };
}

/** To the minute, so that most saves do not rerender the form. */
const thisMinute = () => Math.floor(Date.now() / 60_000) * 60_000;

function headOf({ title, at }: Pick<Options, 'title' | 'at'>): { title?: string; at?: string } {
  const plain = plainTitle(title);
  return {
    ...(plain !== null && { title: plain }),
    ...(at !== undefined && draftHeadSchema.safeParse({ at }).success && { at }),
  };
}
