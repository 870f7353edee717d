import { trimmed } from '@shared/blank.ts';
import { createContext, type ReactNode, use, useRef, useState } from 'react';
import type { Text } from '@/i18n/catalogue.ts';
import { type FailureWords, ownWords } from '@/i18n/failure-words.ts';
import { useUnsaved } from '../drafts/unsaved.tsx';
import { useLeaveGuard } from '../drafts/use-leave-guard.ts';
import { useNotices } from '../notices.ts';
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
 * refetch or reorder, and rows out of view are unmounted.
 */
export function CellEditing({ save, failure, children }: CellEditingProps) {
  const [edited, setEdited] = useState<Edited | null>(null);
  const [changed, setChanged] = useState(false);
  const [saving, setSaving] = useState(false);
  const typed = useRef('');
  const running = useRef(false);
  const unsaved = useUnsaved();
  const notices = useNotices();
  const words = useWords();
  const said = ownWords(failure ?? words.save, words.own);

  const close = () => {
    setEdited(null);
    setChanged(false);
  };
  const { release } = useLeaveGuard(changed ? 'input' : null, close);

  const edit: CellEdit = {
    id: edited?.id ?? null,
    saving,
    typed: () => typed.current,
    type: (text) => {
      typed.current = text;
      setChanged(trimmed(text) !== trimmed(edited?.before ?? ''));
    },
    begin: async (id, text) => {
      if (running.current || (changed && !(await unsaved.mayLeave()))) return;
      typed.current = text;
      setChanged(false);
      setEdited({ id, before: text });
    },
    save: async (closing) => {
      if (running.current || !edited) return;
      if (!changed) return closing(close);
      running.current = true;
      setSaving(true);
      try {
        await save(edited.id, trimmed(typed.current));
        release();
        closing(close);
      } catch (error) {
        notices.failure(error, said);
      } finally {
        running.current = false;
        setSaving(false);
      }
    },
    restore: (closing) => {
      if (!running.current) closing(close);
    },
    leave: async (stay) => {
      if (running.current) return;
      if (!changed || (await unsaved.mayLeave())) close();
      else stay();
    },
  };
  return <CellEditContext value={edit}>{children}</CellEditContext>;
}
