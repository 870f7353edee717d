import { createContext, type ReactNode, use, useRef, useState } from 'react';
import type { Text } from '@/i18n/catalogue.ts';
import type { FailureWords } from '@/i18n/failure-words.ts';
import { useUnsaved } from '../drafts/unsaved.tsx';
import { useLeaveGuard } from '../drafts/use-leave-guard.ts';
import { useNotices } from '../notices.ts';
import { useWords } from '../words.tsx';

type Id = string | number;
type Edited = { readonly id: Id; readonly before: string };

/** Closes a cell and sees to the keyboard. */
type Closing = (close: () => void) => void;

/** The one cell of a table that is being edited, for its `EditableCell`s. */
export type CellEdit = {
  /** Of the record whose cell it is; null: none. */
  readonly id: Id | null;
  readonly saving: boolean;
  /** What has been typed so far. */
  readonly typed: () => string;
  readonly type: (text: string) => void;
  /** Begins to edit the cell of a record; asks first where another one has been changed. */
  readonly begin: (id: Id, text: string) => void;
  /** Sends what was typed, once, and closes; also where nothing was changed. `closing` is given what closes the cell. */
  readonly save: (closing: Closing) => void;
  /** Gives up what was typed, without a question. */
  readonly restore: (closing: Closing) => void;
  /** Asks where something was typed, and closes; `stay` is called where the person wants to go on. */
  readonly leave: (stay: () => void) => void;
};

const CellEditContext = createContext<CellEdit | null>(null);

/** What is being edited in the table around. */
export function useCellEdit(): CellEdit {
  const edit = use(CellEditContext);
  if (!edit) throw new Error('useCellEdit outside of CellEditing');
  return edit;
}

export type CellEditingProps = {
  /** Saves the new text of a record and has the list read again. Throws `AppError`. */
  save: (id: Id, text: string) => Promise<void>;
  /** What is said where that failed. Default: what the screen's document says of saving. */
  failure?: Text | FailureWords;
  /** The table. */
  children: ReactNode;
};

/**
 * Stands around a table with `EditableCell`s. What is typed is kept here, by the id of its record, and not in the row: the
 * list may be read again or move, and rows out of view leave the document.
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
  const said = failure ?? words.save;

  const close = () => {
    setEdited(null);
    setChanged(false);
  };
  const { release } = useLeaveGuard(changed, close);

  const edit: CellEdit = {
    id: edited?.id ?? null,
    saving,
    typed: () => typed.current,
    type: (text) => {
      typed.current = text;
      setChanged(text.trim() !== edited?.before.trim());
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
        await save(edited.id, typed.current.trim());
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
