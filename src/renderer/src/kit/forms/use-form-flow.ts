import type { AppError } from '@shared/errors.ts';
import { type RefObject, useRef } from 'react';
import type { FailureWords } from '@/i18n/failure-words.ts';
import type { Translation } from '@/i18n/i18n.ts';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import type { KeptValues } from '../drafts/restore.ts';
import { useUnsaved } from '../drafts/unsaved.tsx';
import type { Draft, FormValues } from '../drafts/use-draft.ts';
import type { DraftedForm } from '../drafts/use-drafted-form.ts';
import { type KeptForm, useKeptForm } from '../drafts/use-kept-form.ts';
import { useSendHold } from '../holds/hold-sending.tsx';
import { useNotices } from '../notices.ts';
import type { FormFiles } from '../uploads/form-files.tsx';
import { useGoTo } from '../use-go-back.ts';
import type { Doubt } from '../use-repeat.ts';
import type { Behind } from './behind.ts';
import { useFormWays } from './form-ways.ts';
import { useOwnDialogs } from './own-dialog.tsx';
import { useFormKeys } from './use-form-keys.ts';
import { type Outcome, type Submit, useSubmit } from './use-submit.ts';

export type FormFlowOptions<V extends FormValues, T> = {
  form: DraftedForm<V, T>;
  /** Why there is nothing to send, such as nothing changed; waits like the others. Default: there is something. */
  idle?: Text | undefined;
  /** Displayed reason to wait besides draft and files: a press shows it and sends nothing. Default: nothing. */
  waits?: string | undefined;
  /** A check beyond the form's own rules; false stops the submit, and the caller shows the problem. Default: true. */
  check?: () => boolean;
  /** Sends the values; on an error the form stays and shows it. `doubt`: whether they may have been sent already. */
  onSubmit: (values: T, doubt: Doubt) => Promise<Outcome>;
  /**
   * Whether `onSubmit` asks before it repeats what is in doubt, and notes the doubt itself: it looks first. Default: the
   * form asks before each sending.
   */
  asksItself?: boolean | undefined;
  /** Called after a successful submit. */
  onDone: () => void;
  /** Called when the person leaves without sending. Left out if only the surrounding dialog can be left. */
  onLeave?: () => void;
  /**
   * Path of the list that shows what has been sent: offered before a call is sent again that may have been carried out.
   * Default: none, such as for a dialog above its list.
   */
  list?: string | undefined;
  /** Words for a failure after the form was left. Default: the action words of the screen's document. */
  failure?: Text | FailureWords | undefined;
  /** Stops the sending, as Esc then does. Left out if it cannot be stopped. */
  onStop?: (() => void) | undefined;
  /** Sends without being waited for; `leave` closes the form at once. Default: the form waits for the answer. */
  behind?: (Behind & { readonly leave: () => void }) | undefined;
};

/** State and actions of a form. */
export type FormFlow = {
  /** Refs of the element around the form and of the element around its fields. */
  readonly frame: RefObject<HTMLFormElement | null>;
  readonly fields: RefObject<HTMLDivElement | null>;
  /** The draft for `DraftBanner`, and the files for `FormFilesProvider`. */
  readonly draft: Draft;
  readonly files: FormFiles;
  /** For the fields: inert while a draft is offered or the values are being sent. */
  readonly inert: boolean;
  /** Whether sending is blocked: a draft is offered, a file has not arrived, or sending is held back. */
  readonly blocked: boolean;
  readonly sending: boolean;
  /** Error of the last attempt; null also if it ended with 'stay'. */
  readonly error: AppError | null;
  /** Displayed reason to wait: an offered draft, a file not uploaded yet, the caller's `waits` or `idle`. */
  readonly waits: string | undefined;
  /** Sends, as Ctrl+S and Ctrl+Enter do, or shows `waits`; ignored while sending, or while sending is held back. */
  readonly press: () => void;
  /**
   * Leaves, as Esc does, and asks first if values changed. While sending, stops the sending if it can be stopped;
   * otherwise asks, or says that it has to be waited for if nothing would lead back to the form.
   */
  readonly leave: () => void;
  /** Shows the list that tells whether the form was sent, or that its record is gone; keeps the draft. */
  readonly look: () => void;
};

const always = () => true;
/** For work that asks itself. */
const NO_DOUBT: Doubt = { is: () => false, set: () => undefined, early: false };

/**
 * The common flow of every form: draft saved and offered again, files awaited, sent once at a time, failures shown, and
 * a question before unsaved changes are left.
 */
export function useFormFlow<V extends FormValues, T>(options: FormFlowOptions<V, T>): FormFlow {
  const { form, idle, waits: others, check = always, onSubmit, onDone, onLeave, list, failure, onStop } = options;
  const { asksItself = false, behind } = options;
  const { t } = useT();
  const frame = useRef<HTMLFormElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const goTo = useGoTo();
  const look = (): void => kept.keeping(() => (list === undefined ? onLeave?.() : goTo(list)))();
  const doubt: Doubt = {
    is: () => kept.draft.doubt.is(),
    set: (doubtful) => kept.draft.doubt.set(doubtful),
    early: form.draft.creates ?? false,
  };
  const { sendings } = useUnsaved();
  /** What the form held when it was left behind. */
  const held = useRef<KeptValues>(undefined);
  const submit: Submit = useSubmit({
    form,
    fields,
    work: (values) => onSubmit(values, doubt),
    done: () => {
      kept.saved();
      onDone();
    },
    check: list === undefined ? undefined : look,
    failure,
    doubt: asksItself ? NO_DOUBT : doubt,
    behind: behind && {
      ...behind,
      leave: () => {
        held.current = kept.draft.content();
        kept.leftBehind();
        behind.leave();
      },
      failed: () => {
        if (held.current) sendings.bringBack(form.draft, held.current);
        behind.failed();
      },
    },
  });
  const { send, sending, error } = submit;
  const kept: KeptForm = useKeptForm(form, submit);
  const { draft, files, guarded } = kept;
  const offered = draft.offered !== null;
  const onHold = useSendHold() !== null;
  const blocked = offered || draft.sending || files.pending || onHold;
  const waits = waitsFor({ draft, pending: files.pending }, t) ?? others ?? (idle && t(idle));
  const notices = useNotices();
  const ways = useFormWays();
  const isOwn = useOwnDialogs().length > 0;
  const press = () => {
    if (onHold || sending) return;
    if (waits !== undefined) notices.warn({ raw: waits });
    else if (check()) send();
  };
  const guardedLeave = guarded(() => onLeave?.());
  const leave = () => {
    if (!sending) guardedLeave();
    else if (onStop) onStop();
    else if (isInDialog(frame.current) && !isOwn && ways(form.draft) === null) notices.info(WAIT);
    else guardedLeave();
  };
  useFormKeys(frame, { send: press, ...(onLeave && { leave }) });

  const inert = offered || draft.sending || sending;
  return { frame, fields, draft, files, inert, blocked, waits, sending, error, press, leave, look };
}

/** What a way out says while a form is being sent that nothing would lead back to. */
export const WAIT: Text = "Ma'lumot hali yuborilmoqda: javobini kuting.";
const isInDialog = (form: HTMLElement | null) => form?.closest('[role=dialog]') != null;

/** Displayed reason why the form cannot send yet; undefined for none. */
function waitsFor({ draft, pending }: { draft: Draft; pending: boolean }, t: Translation['t']) {
  if (draft.sending) return t('Shu shakl hali yuborilmoqda: javobini kuting.');
  if (draft.offered) return t("Avval topilgan matnni tiklang yoki o'chiring");
  return pending ? t('Tanlangan fayl hali yuklanmagan: kuting yoki faylni olib tashlang') : undefined;
}
