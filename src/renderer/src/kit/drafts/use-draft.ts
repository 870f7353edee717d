import type { UseFormReturnType } from '@mantine/form';
import type { DraftPlace } from '@shared/drafts.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { z } from 'zod';
import { changedFields, withChanges } from '../merging/changed.ts';
import { markOthers } from '../merging/mark-others.ts';
import type { Together } from '../merging/rebase.ts';
import type { Doubt } from '../use-repeat.ts';
import { FLUSH_DRAFTS } from './flush-drafts.ts';
import { type KeptValues, offeredOf, valuesBefore, withDraft } from './restore.ts';
import { useDraftSaver } from './use-draft-saver.ts';
import { type FormerPlace, useEarlierDraft } from './use-earlier-draft.ts';

/** Values of a form, by field. */
export type FormValues = Record<string, unknown>;

/** Key and schema of a form's draft. */
export type DraftSpec<V extends FormValues> = DraftPlace & {
  /** A draft that does not parse, such as that of an earlier version of the form, is dropped. */
  schema: z.ZodType<V>;
  /** Where earlier versions kept the draft; it moves to its place once it is answered. Default: nowhere else. */
  formerly?: readonly FormerPlace[] | undefined;
  /** Whether sending makes a new record: a second sending would make another one. Default: false. */
  creates?: boolean | undefined;
  /** Name of the record in lists of drafts. Default: none, the form's name suffices. */
  title?: string | null | undefined;
  /** Address of the screen that is the form. Default: none, the form is a dialog. */
  at?: string | undefined;
  /**
   * Set if others change the record, too: a restored draft marks the fields that they changed since it was saved.
   * Default: the draft overrides the record.
   */
  shared?:
    | {
        /** Groups of fields whose values belong together. Default: none. */
        readonly together?: Together;
      }
    | undefined;
};

/** The draft of an open form. */
export type Draft = {
  /** An earlier draft, until the person accepts or discards it. The fields must not change meanwhile. */
  readonly offered: { readonly savedAt: number } | null;
  /** Whether an earlier draft may still replace the values: it is being read, or offered. */
  readonly held: boolean;
  /** Applies the changes of the offered draft to the form. */
  readonly accept: () => void;
  /** Removes the offered draft. */
  readonly discard: () => void;
  /** Removes the draft: the values are saved, or discarded. */
  readonly drop: () => void;
  /** True if the last write of the draft failed, or form input is not saved because an earlier draft cannot be read. */
  readonly failed: boolean;
  /**
   * When the values were last saved, in ms since the epoch, rounded down to the minute; null: not since the form was
   * opened.
   */
  readonly savedAt: number | null;
  /** Whether the form is still being sent from before it was opened: its outcome decides about the earlier draft. */
  readonly sending: boolean;
  /** Kept with the draft: a form that is opened again asks before it sends again. */
  readonly doubt: Doubt;
  /** What a draft of the present values would hold. */
  readonly content: () => KeptValues;
};

/**
 * Saves the changed fields of a form, to offer them again after a 401, a crash or a lost connection. `form` must be a
 * controlled Mantine form (the default) of one record: give its component the record as `key`. Unchanged
 * fields, and unchanged languages of a text, keep the initial values of the form.
 */
export function useDraft<V extends FormValues, T>(
  form: UseFormReturnType<V, T>,
  { scope, record, schema, title, at, shared, formerly = NOWHERE, creates = false }: DraftSpec<V>,
): Draft {
  const kept = useRef(false);
  const former = useRef<DraftPlace | null>(null);
  const doubted = useRef(false);
  const { saver, saveUnlessKept, failed, savedAt } = useDraftSaver({ title, at, kept, former });
  const { values } = form;
  const dirty = form.isDirty();

  const takeOver = (content: KeptValues) => {
    kept.current = true;
    doubted.current = content.doubt ?? false;
    const now = form.getInitialValues();
    const merged = withDraft(content, now, shared?.together);
    form.setValues(withChanges(form.getValues(), changedFields(merged.values, now)));
    markOthers(form, merged, now);
  };
  const { offer, held, unread, sending, answered } = useEarlierDraft(
    { scope, record },
    formerly,
    ({ value, before, doubt, savedAt }, foundIn) => {
      former.current = foundIn;
      const stored = { value: value as FormValues, before: before as FormValues | undefined, doubt };
      const content = offeredOf(stored, form.getInitialValues(), (values) => schema.safeParse(values).data ?? null);
      if (!content) saver.drop({ scope, record });
      return content && { ...content, savedAt };
    },
    takeOver,
  );

  const contentOf = (typed: V): KeptValues => {
    // Unchanged fields are left out: the platform may have newer values when the draft is restored.
    const initial = form.getInitialValues();
    const changed = changedFields(typed, initial);
    const before = shared && valuesBefore(changed, initial, shared.together);
    return { changed, before, doubt: doubted.current };
  };
  const put = (typed: V) => saver.put({ scope, record }, contentOf(typed));
  const keep = useEffectEvent(put);
  useEffect(() => {
    if (held) return;
    if (dirty) keep(values);
    else if (kept.current) saver.drop({ scope, record });
  }, [held, dirty, values, saver, scope, record]);

  const keepUnread = useEffectEvent(() => {
    if (held && offer === null && dirty) saveUnlessKept({ scope, record }, contentOf(values));
  });
  // A page that ends while its earlier draft is still being read keeps what has been typed meanwhile.
  useEffect(() => {
    window.addEventListener('pagehide', keepUnread);
    return () => window.removeEventListener('pagehide', keepUnread);
  }, []);

  useEffect(() => {
    const flush = () => saver.flush();
    const events = ['pagehide', 'blur', FLUSH_DRAFTS];
    for (const event of events) window.addEventListener(event, flush);
    return () => {
      for (const event of events) window.removeEventListener(event, flush);
      flush();
    };
  }, [saver]);

  return {
    offered: offer,
    held,
    accept: () => {
      if (!offer) return;
      takeOver(offer);
      answered();
    },
    discard: () => {
      saver.drop({ scope, record });
      answered();
    },
    drop: () => saver.drop({ scope, record }),
    failed: failed || (unread && dirty),
    savedAt,
    sending,
    doubt: {
      is: () => doubted.current,
      set: (doubt) => {
        if (doubt === doubted.current) return;
        doubted.current = doubt;
        if (!form.isDirty()) return;
        put(form.getValues());
        // At once: the window may be closed before there is an answer.
        if (doubt) saver.flush();
      },
      early: creates,
    },
    content: () => contentOf(form.getValues()),
  };
}

const NOWHERE: readonly never[] = [];
