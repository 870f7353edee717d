import type { UseFormReturnType } from '@mantine/form';
import type { DraftPlace } from '@shared/drafts.ts';
import { withoutPersonalNumbers } from '@shared/personal-numbers.ts';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { bridge } from '@/api/bridge.ts';
import { plainTitle } from '../plain-title.ts';
import { changedFields, withChanges } from './changed.ts';
import { createDraftSaver } from './draft-saver.ts';

/** Pause before a draft that cannot be read is asked for again, in ms: a keychain that is silent takes seconds to fail. */
const AGAIN_MS = 10_000;

/** Values of a form, by field. */
export type FormValues = Record<string, unknown>;

/** Key and schema of a form's draft. */
export type DraftSpec<V extends FormValues> = DraftPlace & {
  /** A draft that does not parse, such as that of an earlier version of the form, is dropped. */
  schema: z.ZodType<V>;
  /** Fields that are never stored; personal numbers are removed anyway. Default: none. */
  leaveOut?: readonly (keyof V & string)[];
  /** What the record is called where drafts are listed. Default: nothing, the form's name says enough. */
  title?: string | null | undefined;
};

/** The draft of an open form. */
export type Draft = {
  /** An earlier draft, until the person accepts or discards it. The fields must not change meanwhile. */
  readonly offered: { readonly savedAt: number } | null;
  /** Whether an earlier draft may still come over the values: it is being read, or offered. */
  readonly held: boolean;
  /** Puts what the offered draft has changed into the form. */
  readonly accept: () => void;
  /** Removes the offered draft. */
  readonly discard: () => void;
  /** Removes the draft: the values are saved, or discarded. */
  readonly drop: () => void;
  /** True if the last write of the draft failed, or what is typed is held back from a draft that cannot be read. */
  readonly failed: boolean;
  /** When the values were last saved, in ms since the epoch, to the minute; null: not since the form was opened. */
  readonly savedAt: number | null;
};

/**
 * Saves the changed fields of a form, to offer them again after a 401, a crash or a lost connection. `form` must be a
 * controlled Mantine form (the default) of one record: give its component the record as `key`. Unchanged and left-out
 * fields, and unchanged languages of a text, keep the initial values of the form.
 */
export function useDraft<V extends FormValues, T>(
  form: UseFormReturnType<V, T>,
  { scope, record, schema, leaveOut = [], title }: DraftSpec<V>,
): Draft {
  const [offer, setOffer] = useState<{ changes: FormValues; savedAt: number } | null>(null);
  const [asked, setAsked] = useState(false);
  const [unread, setUnread] = useState(false);
  const [failed, setFailed] = useState(false);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  /** Whether this component has saved or accepted a draft. */
  const kept = useRef(false);
  const named = useRef(title);
  useLayoutEffect(() => {
    named.current = title;
  });
  const [saver] = useState(() =>
    createDraftSaver<FormValues>({
      save: async (place, values) => {
        kept.current = true;
        const draft = { ...place, value: withoutPersonalNumbers(values), ...titleOf(named.current) };
        const { ok } = await bridge.drafts.save(draft);
        setFailed(!ok);
        if (ok) setSavedAt(thisMinute());
      },
      remove: (place) => {
        kept.current = false;
        setSavedAt(null);
        void bridge.drafts.remove(place);
      },
    }),
  );
  const { values } = form;
  const dirty = form.isDirty();

  const consider = useEffectEvent((value: unknown, savedAt: number) => {
    const initial = form.getInitialValues();
    const parsed = schema.safeParse(withChanges(initial, value as FormValues));
    const changes = parsed.success ? changedFields(parsed.data, initial) : {};
    if (Object.keys(changes).length > 0) setOffer({ changes, savedAt });
    else saver.drop({ scope, record });
  });
  useEffect(() => {
    let current = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    async function load() {
      const answer = await bridge.drafts.load({ scope, record });
      if (!current) return;
      setUnread(!answer.ok);
      if (!answer.ok) {
        // It may be there: nothing is saved over it.
        again = setTimeout(() => void load(), AGAIN_MS);
        return;
      }
      if (answer.value) consider(answer.value.value, answer.value.savedAt);
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
  }, [scope, record]);

  const keep = useEffectEvent((typed: V) => {
    // What is unchanged is left out: the platform may have newer values when the draft is restored.
    const changed = Object.entries(changedFields(typed, form.getInitialValues()));
    saver.put({ scope, record }, Object.fromEntries(changed.filter(([field]) => !leaveOut.includes(field))));
  });
  const held = !asked || offer !== null;
  useEffect(() => {
    if (held) return;
    if (dirty) keep(values);
    else if (kept.current) saver.drop({ scope, record });
  }, [held, dirty, values, saver, scope, record]);

  useEffect(() => {
    const flush = () => saver.flush();
    window.addEventListener('pagehide', flush);
    window.addEventListener('blur', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('blur', flush);
      flush();
    };
  }, [saver]);

  return {
    offered: offer,
    held,
    accept: () => {
      if (!offer) return;
      kept.current = true;
      form.setValues(withChanges(form.getValues(), offer.changes));
      setOffer(null);
    },
    discard: () => {
      saver.drop({ scope, record });
      setOffer(null);
    },
    drop: () => saver.drop({ scope, record }),
    failed: failed || (unread && dirty),
    savedAt,
  };
}

/** By the minute, so that most saves do not draw the form anew. */
const thisMinute = () => Math.floor(Date.now() / 60_000) * 60_000;

function titleOf(title: string | null | undefined): { title?: string } {
  const plain = plainTitle(title);
  return plain === null ? {} : { title: plain };
}
