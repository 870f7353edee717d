import type { ReactNode } from 'react';
import { useCallback } from 'react';
import { type FindUndo, UndoContext } from '@/entities/undo.ts';
import { useTakeBackTools } from '@/features/journal/use-take-back.ts';

export type UndoProviderProps = { children: ReactNode };

/** Lets the notice of a change offer its undo, found in the journal; its code is loaded with the first change. */
export function UndoProvider({ children }: UndoProviderProps) {
  const tools = useTakeBackTools();
  const find: FindUndo = useCallback(
    async (record) => {
      try {
        const { findUndo, subjectOf } = await import('./undo.ts');
        return await findUndo(record, subjectOf, tools);
      } catch {
        // The change was made, and its notice says so; the journal's page tells why the journal cannot be read.
        return null;
      }
    },
    [tools],
  );
  return <UndoContext value={find}>{children}</UndoContext>;
}
