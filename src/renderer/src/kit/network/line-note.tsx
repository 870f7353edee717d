import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import type { Text } from '@/i18n/catalogue.ts';
import type { Values } from '@/i18n/i18n.ts';

/** What a page says of its work without a line, in the window's banner. */
export type LineNote = { readonly text: Text; readonly values?: Values };

const Note = createContext<LineNote | null>(null);
const SetNote = createContext<(note: LineNote | null) => void>(() => undefined);

/** Provides what the page says of its work without a line to the platform. */
export function LineNoteProvider({ children }: { children: ReactNode }) {
  const [note, setNote] = useState<LineNote | null>(null);
  return (
    <SetNote value={setNote}>
      <Note value={note}>{children}</Note>
    </SetNote>
  );
}

/** What the page says of its work without a line; null where it says nothing. */
export const useLineNote = (): LineNote | null => use(Note);

/** Says in the window's banner, while there is no line, what the page is good for meanwhile; null: nothing. */
export function useSayOffline(note: LineNote | null): void {
  const set = use(SetNote);
  const { text, values } = note ?? {};
  const said = JSON.stringify(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: by the content of the values.
  useEffect(() => {
    set(text ? { text, ...(values && { values }) } : null);
    return () => set(null);
  }, [set, text, said]);
}
