import type { AppError } from '@shared/errors.ts';
import { type RefObject, useRef } from 'react';
import type { Text } from '@/i18n/catalogue.ts';
import type { Translation } from '@/i18n/i18n.ts';
import { useT } from '@/i18n/use-t.ts';
import type { Draft, FormValues } from '../drafts/use-draft.ts';
import type { DraftedForm } from '../drafts/use-drafted-form.ts';
import { useKeptForm } from '../drafts/use-kept-form.ts';
import { useSendHold } from '../holds/hold-sending.tsx';
import { useNotices } from '../notices.ts';
import type { FormFiles } from '../uploads/form-files.tsx';
import { useGoTo } from '../use-go-back.ts';
import { useFormKeys } from './use-form-keys.ts';
import { type Outcome, useSubmit } from './use-submit.ts';

export type FormFlowOptions<V extends FormValues, T> = {
  form: DraftedForm<V, T>;
  /** Why there is nothing to send, such as nothing changed; waits like the others. Default: there is something. */
  idle?: Text | undefined;
  /** Displayed reason to wait besides draft and files: a press shows it and sends nothing. Default: nothing. */
  waits?: string | undefined;
  /** A check beyond the form's own rules; false stops the submit, and the caller shows the problem. Default: true. */
  check?: () => boolean;
  /** Sends the values; on an error the form stays and shows it. */
  onSubmit: (values: T) => Promise<Outcome>;
  /** Called after a successful submit. */
  onDone: () => void;
  /** Called when the person leaves without sending. Left out if only the surrounding dialog can be left. */
  onLeave?: () => void;
  /**
   * Path of the list that shows what has been sent: offered before a call is sent again that may have been carried out.
   * Default: none, such as for a dialog above its list.
   */
  list?: string | undefined;
  /** Stops the sending, as Esc then does. Left out if it cannot be stopped. */
  onStop?: (() => void) | undefined;
  /** False during the close transition: keys are ignored. Default: true. */
  opened?: boolean;
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
  /** Leaves, as Esc does, and asks first if values changed; while sending, stops the sending if it can be stopped. */
  readonly leave: () => void;
};

const always = () => true;

/**
 * The common flow of every form: draft saved and offered again, files awaited, sent once at a time, failures shown, and
 * a question before unsaved changes are left.
 */
export function useFormFlow<V extends FormValues, T>(options: FormFlowOptions<V, T>): FormFlow {
  const { form, idle, waits: others, check = always, onSubmit, onDone, onLeave, list, onStop, opened = true } = options;
  const { t } = useT();
  const frame = useRef<HTMLFormElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const { draft, files, guarded, keeping, saved } = useKeptForm(form);
  const goTo = useGoTo();
  const { send, sending, error } = useSubmit({
    form,
    fields,
    work: onSubmit,
    done: () => {
      saved();
      onDone();
    },
    check: list === undefined ? undefined : keeping(() => goTo(list)),
  });
  const offered = draft.offered !== null;
  const held = useSendHold() !== null;
  const blocked = offered || files.pending || held;
  const waits = waitsFor({ offered, pending: files.pending }, t) ?? others ?? (idle && t(idle));
  const notices = useNotices();
  const press = () => {
    if (held || sending) return;
    if (waits !== undefined) notices.warn({ raw: waits });
    else if (check()) send();
  };
  const guardedLeave = guarded(() => onLeave?.());
  const leave = () => {
    if (sending) onStop?.();
    else guardedLeave();
  };
  useFormKeys(frame, opened ? { send: press, ...(onLeave && { leave }) } : null);

  return { frame, fields, draft, files, inert: offered || sending, blocked, waits, sending, error, press, leave };
}

/** Displayed reason why the form cannot send yet; undefined for none. */
function waitsFor({ offered, pending }: { offered: boolean; pending: boolean }, t: Translation['t']) {
  if (offered) return t("Avval topilgan matnni tiklang yoki o'chiring");
  return pending ? t('Tanlangan fayl hali yuklanmagan: kuting yoki faylni olib tashlang') : undefined;
}
