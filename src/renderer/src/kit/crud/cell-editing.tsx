import { trimmed } from '@shared/blank.ts';
import { AppError } from '@shared/errors.ts';
import { createContext, type ReactNode, use, useRef, useState } from 'react';
import { type FailureWords, ownWords } from '@/i18n/failure-words.ts';
import type { Text } from '@/i18n/text.ts';
import type { Sending } from '../drafts/sendings.ts';
import { useUnsaved } from '../drafts/unsaved.tsx';
import { SENDING, useLeaveGuard } from '../drafts/use-leave-guard.ts';
import { useReopened } from '../forms/own-dialog.tsx';
import { WAIT } from '../forms/use-form-flow.ts';
import { useLeftReport } from '../forms/use-left-report.ts';
import { useNotices } from '../notices.ts';
import { useHere } from '../use-here.ts';
import { useWords } from '../words.tsx';

type Id = string | number;
type Edited = { readonly id: Id; readonly before: string };

/** Runs `close`, which closes the cell, and moves focus. */
type Closing = (close: () => void) => void;

/** The one cell of a table in edit, for the `EditableCell`s of the table. */
export type CellEdit = {
  /** Id of the record whose cell is in edit; null if none is. */
  readonly id: Id | null;
  readonly saving: boolean;
  /** Returns the text typed so far. */
  readonly typed: () => string;
  readonly type: (text: string) => void;
  /** Starts to edit the cell of a record; asks first if another cell has unsaved changes. */
  readonly begin: (id: Id, text: string) => void;
  /**
   * Saves the typed text once, then closes; only closes if nothing changed. `closing` receives the function that
   * closes.
   */
  readonly save: (closing: Closing) => void;
  /** Discards the typed text without a question. */
  readonly restore: (closing: Closing) => void;
  /** Closes; asks first if the text changed, and calls `stay` if the person wants to go on editing. */
  readonly leave: (stay: () => void) => void;
};

/** Name of the cell in edit among what a page opens again. */
const OWNER = 'cell';

const CellEditContext = createContext<CellEdit | null>(null);

/** Returns the cell edit of the surrounding table; throws outside of `CellEditing`. */
export function useCellEdit(): CellEdit {
  const edit = use(CellEditContext);
  if (!edit) throw new Error('useCellEdit outside of CellEditing');
  return edit;
}

export type CellEditingProps = {
  /** Saves the new text of a record and refetches the list. Throws `AppError`. */
  save: (id: Id, text: string) => Promise<void>;
  /** Words for a failed save. Default: the save words of the screen's document. */
  failure?: Text | FailureWords;
  /** The table. */
  children: ReactNode;
};

/**
 * Wraps a table with `EditableCell`s. The typed text is kept here by the record's id, not in the row: the list may
 * refetch or reorder, and rows out of view are unmounted. While it is saved, a way out says so, as in forms; a failure
 * after the page was left is a notice that leads back to the cell and what was typed.
 */
export function CellEditing({ save, failure, children }: CellEditingProps) {
  const [edited, setEdited] = useState<Edited | null>(null);
  const [changed, setChanged] = useState(false);
  const [saving, setSaving] = useState(false);
  const typed = useRef('');
  const running = useRef(false);
  const current = useRef<{ sending: Sending; left: boolean }>(undefined);
  const here = useHere();
  const unsaved = useUnsaved();
  const notices = useNotices();
  const words = useWords();
  const said = ownWords(failure ?? words.save, words.own);

  const close = () => {
    setEdited(null);
    setChanged(false);
  };
  const leaveNow = () => {
    if (running.current && current.current) current.current.left = true;
    else close();
  };
  const kind = saving ? 'sending' : changed ? 'input' : null;
  const ended = () => (running.current ? current.current?.sending.ended : undefined);
  const { release } = useLeaveGuard(kind, leaveNow, saving ? SENDING : undefined, ended);
  const report = useLeftReport(null, said, { inner: () => ({ owner: OWNER, of: { edited, text: typed.current } }) });
  useReopened<{ edited: Edited; text: string }>(OWNER, ({ edited: again, text }) => {
    typed.current = text;
    setEdited(again);
    setChanged(true);
  });

  const edit: CellEdit = {
    id: edited?.id ?? null,
    saving,
    typed: () => typed.current,
    type: (text) => {
      typed.current = text;
      setChanged(trimmed(text) !== trimmed(edited?.before ?? ''));
    },
    begin: async (id, text) => {
      if (running.current) return notices.info(WAIT);
      if (changed && !(await unsaved.mayLeave())) return;
      typed.current = text;
      setChanged(false);
      setEdited({ id, before: text });
    },
    save: async (closing) => {
      if (running.current || !edited) return;
      if (!changed) return closing(close);
      const going = { sending: unsaved.sendings.begin(null), left: false };
      const isLeft = () => going.left || !here.current;
      let done = false;
      current.current = going;
      running.current = true;
      setSaving(true);
      try {
        await save(edited.id, trimmed(typed.current));
        done = true;
        release();
        if (!isLeft()) closing(close);
      } catch (error) {
        if (isLeft()) report(AppError.from(error));
        else notices.failure(error, said);
      } finally {
        going.sending.end(done);
        running.current = false;
        setSaving(false);
      }
    },
    restore: (closing) => {
      if (running.current) notices.info(WAIT);
      else closing(close);
    },
    leave: async (stay) => {
      if (running.current) return;
      if (!changed || (await unsaved.mayLeave())) close();
      else stay();
    },
  };
  return <CellEditContext value={edit}>{children}</CellEditContext>;
}
