import type { AppError } from '@shared/errors.ts';
import type { ChosenFile } from '@shared/files.ts';
import { type RefObject, useRef, useState } from 'react';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';
import { useLeaveGuard } from '../drafts/use-leave-guard.ts';
import { problemOf, problemText } from '../files/texts.ts';
import type { UploadRequest } from '../files/use-upload.ts';
import { useFormKeys } from '../forms/use-form-keys.ts';
import { useNotices } from '../notices.ts';
import type { ImportLists } from './list-headers.ts';
import { type Totals, totalsOf } from './totals.ts';
import type { Import } from './use-import.ts';
import { useImportFocus } from './use-import-focus.ts';
import { type ListCheck, useListCheck } from './use-list-check.ts';

export type ImportOptions = {
  /** From `useImport`. */
  flow: Import;
  /** Where the file goes; null where the import's own fields are not filled in yet and say so. */
  request: () => UploadRequest | null;
  /** Called when the platform has taken the file in; `totals` is null where it gives none. */
  onDone: (totals: Totals | null) => void;
  /** Said where the platform gives no totals to show. Default: the specification's text for imports. */
  success?: Text;
  /** By which columns its files are told from those of other lists. Default: any file will do. */
  lists?: ImportLists | undefined;
};

/** Where an import is shown. */
type Place = {
  /** False once it is being closed: it hears no key then. Default: true. */
  opened?: boolean;
  /** Called after the file was given up, or taken in and that was read. Default: it stays where it is. */
  onLeave?: (() => void) | undefined;
  /** Whether Esc leaves. Default: false, Esc is the dialog's. */
  escapes?: boolean;
};

/** A file that the platform has taken in, and how many of its rows. */
type ImportOutcome = { readonly file: ChosenFile; readonly totals: Totals };

export type ImportForm = {
  readonly flow: Import;
  /** For the element around it. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly sending: boolean;
  /** The file cannot be sent as it is. */
  readonly blocked: boolean;
  /** What is wrong with the file, in words; null: nothing that is known. */
  readonly wrong: string | null;
  /** Why it did not arrive; null where that is what is wrong with the file. */
  readonly failure: AppError | null;
  /** What became of its rows, once it has arrived; null before that, and where the platform does not tell. */
  readonly result: ImportOutcome | null;
  /** Null where nothing is known of the list's columns. */
  readonly check: ListCheck | null;
  /** Sends, as Ctrl+S and Ctrl+Enter do; never twice. */
  readonly press: () => void;
  /** Gives the file up, or what became of it. */
  readonly leave: () => void;
};

const STOPS = {
  title: 'Fayl hali yuborilmoqda. Chiqishni istaysizmi?',
  message: "Chiqsangiz, faylni yuborish to'xtatiladi.",
} as const;

/**
 * What every import does, whatever it looks like: a file is chosen, looked into and sent once, and what became of it is
 * said (spec 002 §2, §8). What looks wrong in the file is shown and does not block: a person confirms, by the button,
 * Ctrl+S or Ctrl+Enter. Leaving while it is on its way asks; what failed keeps file and fields.
 */
export function useImportForm(options: ImportOptions, place: Place = {}): ImportForm {
  const { flow, request, onDone, success = 'Amaliyot muvaffaqiyatli bajarildi!', lists } = options;
  const { opened = true, onLeave, escapes = false } = place;
  const { rule, choice, preview, upload } = flow;
  const { state } = upload;
  const { t } = useT();
  const notices = useNotices();
  const frame = useRef<HTMLDivElement>(null);
  /** How often it was to be sent, and could not, as something is missing. */
  const [refused, setRefused] = useState(0);
  const [result, setResult] = useState<ImportOutcome | null>(null);
  const check = useListCheck(flow, lists);

  const sending = state.step === 'sending';
  const failure = state.step === 'failed' ? state.error : null;
  const problem = problemOf(preview.error) ?? problemOf(failure) ?? choice.file?.problem;
  const missing = refused > 0 && !choice.file && !choice.looking;
  const blocked = Boolean(problem) || preview.isFetching || check?.doubtful === true;
  useLeaveGuard(sending, upload.cancel, STOPS);
  useImportFocus(frame, { refused, sending, ended: result !== null });

  const leave = () => {
    setRefused(0);
    setResult(null);
    flow.close();
    onLeave?.();
  };
  const send = async () => {
    const target = request();
    const { file } = choice;
    if (!target || !file || !preview.isSuccess) return setRefused((times) => times + 1);
    const sent = await upload.send(file, target);
    if (!sent.arrived) return;
    const totals = totalsOf(sent.answer);
    onDone(totals);
    if (totals) {
      // It has arrived: who comes back to the screen later does not find it chosen.
      choice.clear();
      setResult({ file, totals });
    } else {
      notices.success(success);
      leave();
    }
  };
  const press = () => {
    if (!blocked && !sending && !result) void send();
  };
  const escapeKey = () => {
    if (!sending) leave();
  };
  useFormKeys(frame, opened ? { send: press, ...(escapes && { leave: escapeKey }) } : null);

  return {
    flow,
    frame,
    sending,
    blocked,
    wrong: problem ? problemText(problem, rule, t) : missing ? t(rule.missing) : null,
    failure: problem ? null : failure,
    result,
    check,
    press,
    leave,
  };
}
