import { type AppError, mayBeDone } from '@shared/errors.ts';
import type { ChosenFile } from '@shared/files.ts';
import { outcomeOf, type Totals, totalsAnswer } from '@shared/totals.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { readAnswer } from '@/api/read-answer.ts';
import { unrepeatable } from '@/api/unrepeatable.ts';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import { useLeaveGuard } from '../drafts/use-leave-guard.ts';
import { problemOf, problemText } from '../files/texts.ts';
import type { UploadRequest } from '../files/use-upload.ts';
import { useFormKeys } from '../forms/use-form-keys.ts';
import { useLeftReport } from '../forms/use-left-report.ts';
import { useNotices } from '../notices.ts';
import { useAction } from '../use-action.ts';
import { useHere } from '../use-here.ts';
import { useRepeat } from '../use-repeat.ts';
import type { CsvEncodingChoice } from './csv-encoding.tsx';
import type { ImportLists } from './list-headers.ts';
import { ROWS_OF_FILE, totalsAsText } from './totals-text.ts';
import type { Import } from './use-import.ts';
import { useImportFocus } from './use-import-focus.ts';
import { type ListCheck, useListCheck } from './use-list-check.ts';
import { useTablePreview } from './use-table-preview.ts';

/** Records that an import changes, such as those of a `Crud`. `refresh`: reads again what is shown of them. */
export type Changed = { readonly refresh: (queries: QueryClient) => Promise<unknown> };

export type ImportOptions = {
  /** From `useImport`. */
  flow: Import;
  /** The upload request; null if the import's own fields are not filled in and show an error. */
  request: () => UploadRequest | null;
  /**
   * What the import changes; it is read again after a success, and after a lost or unreadable answer, when the platform
   * may have taken the file. Null: nothing that a screen keeps.
   */
  changes: Changed | null;
  /** Called after a successful upload; `totals` is null if the answer has none. */
  onDone?: ((totals: Totals | null) => void) | undefined;
  /** Notice if the answer has no totals. Default: the specification's text for imports. */
  success?: Text;
  /** The list, by whose columns the file is checked, and the others. */
  lists: ImportLists;
};

/** The page or dialog around an import. */
type Place = {
  /** False while the dialog is closed: keys are ignored. Default: true. */
  opened?: boolean;
  /** Called when the import ends: cancelled, or imported and its result closed. Default: the import stays. */
  onLeave?: (() => void) | undefined;
  /** Whether Esc leaves. Default: false, Esc belongs to the dialog. */
  escapes?: boolean;
};

/** An imported file and its totals. */
type ImportOutcome = { readonly file: ChosenFile; readonly totals: Totals };

/** State and actions of an import. */
export type ImportForm = {
  readonly flow: Import;
  readonly preview: ReturnType<typeof useTablePreview>['preview'];
  /** Encoding of a csv; null for other files. */
  readonly encoding: CsvEncodingChoice | null;
  /** Ref of the element around the import. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly sending: boolean;
  /** Whether the chosen file cannot be sent, or not yet. */
  readonly blocked: boolean;
  /** The problem with the file in words; null if none is known. */
  readonly wrong: string | null;
  /** Why the upload failed; null if the reason is the problem with the file. */
  readonly failure: AppError | null;
  /** The result with totals; null before the upload, and if the answer has none. */
  readonly result: ImportOutcome | null;
  readonly check: ListCheck;
  /** Sends, as Ctrl+S and Ctrl+Enter do; ignored while the upload is in flight. */
  readonly press: () => void;
  /** Cancels the import, or closes its result. */
  readonly leave: () => void;
};

const STOPS = {
  title: 'Fayl hali yuborilmoqda. Chiqishni istaysizmi?',
  message: "Chiqsangiz, faylni yuborish to'xtatiladi: nima bo'lgani shu oynada xabar qilinadi.",
} as const;

/**
 * The common flow of every import: choose a file, preview it, send it once, report the result (spec 002 §2, §8).
 * Warnings about the file do not block: a person confirms with the button, Ctrl+S or Ctrl+Enter. Leaving during the
 * upload asks, and what became of it is then a notice: the platform may have taken the file by then. After a failure the
 * file and the fields stay.
 */
export function useImportForm(options: ImportOptions, place: Place = {}): ImportForm {
  const { flow, request, changes, onDone, success = 'Amaliyot muvaffaqiyatli bajarildi!', lists } = options;
  const { opened = true, onLeave, escapes = false } = place;
  const { rule, choice, upload } = flow;
  const { state } = upload;
  const { t } = useT();
  const notices = useNotices();
  const queries = useQueryClient();
  const frame = useRef<HTMLDivElement>(null);
  /** Number of attempts to send an incomplete import. */
  const [refused, setRefused] = useState(0);
  const [result, setResult] = useState<ImportOutcome | null>(null);
  const here = useHere();
  const report = useLeftReport(null, undefined);
  const onFailure = (failed: AppError) => {
    if (!here.current) report(failed);
  };
  const { preview, encoding } = useTablePreview(choice.file, lists);
  const check = useListCheck(choice.file, preview.data, lists);

  const sending = state.step === 'sending';
  const { press: send, error, forget } = useAction({ work, onFailure, repeat: useRepeat({ of: choice.file?.id }) });
  const failure = error?.kind === 'cancelled' ? null : error;
  const problem = problemOf(preview.error) ?? problemOf(failure) ?? choice.file?.problem;
  const missing = refused > 0 && !choice.file && !choice.looking;
  const blocked = Boolean(problem) || choice.looking || preview.isFetching || check.doubtful;
  useLeaveGuard(sending ? 'calls' : null, upload.cancel, STOPS);
  useImportFocus(frame, { refused, sending, ended: result !== null });

  const leave = () => {
    setRefused(0);
    setResult(null);
    forget();
    flow.close();
    onLeave?.();
  };
  const press = () => {
    if (blocked || sending || result) return;
    const target = request();
    const { file } = choice;
    if (target && file && preview.isSuccess) send({ file, target });
    else setRefused((times) => times + 1);
  };
  const escapeKey = () => {
    if (!sending) leave();
  };
  useFormKeys(frame, opened ? { send: press, ...(escapes && { leave: escapeKey }) } : null);

  return {
    flow,
    preview,
    encoding,
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

  async function work({ file, target }: { file: ChosenFile; target: UploadRequest }): Promise<void> {
    const sent = await upload.send(file, target);
    if (sent.arrived || mayBeDone(sent.error)) void changes?.refresh(queries);
    if (!sent.arrived) throw sent.error;
    const { method = 'POST', path } = target;
    const totals = await unrepeatable(() => readAnswer(sent.answer, { method, path, schema: totalsAnswer }));
    onDone?.(totals);
    // It must not be chosen again when the screen is opened later.
    choice.sent(file);
    const outcome = totals === null ? 'done' : outcomeOf(totals);
    if (totals && here.current) setResult({ file, totals });
    else if (totals && outcome !== 'done')
      notices.warn({ raw: totalsAsText(file.name, totals, t) }, ROWS_OF_FILE[outcome]);
    else {
      notices.success(success);
      if (here.current) leave();
    }
  }
}
