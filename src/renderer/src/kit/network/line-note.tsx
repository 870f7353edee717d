import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import type { Text, TextValues } from '@/i18n/text.ts';

/** A page's text in the window's offline banner. */
export type LineNote = { readonly text: Text; readonly values?: TextValues };

const Note = createContext<LineNote | null>(null);
const SetNote = createContext<(note: LineNote | null) => void>(() => undefined);

/** Provides the page's text for the offline banner. */
export function LineNoteProvider({ children }: { children: ReactNode }) {
  const [note, setNote] = useState<LineNote | null>(null);
  return (
    <SetNote value={setNote}>
      <Note value={note}>{children}</Note>
    </SetNote>
  );
}

/** Returns the page's text for the offline banner; null if there is none. */
export const useLineNote = (): LineNote | null => use(Note);

/** Shows a text in the window's offline banner: what the page can do meanwhile. null: no text. */
export function useSayOffline(note: LineNote | null): void {
  const set = use(SetNote);
  const { text, values } = note ?? {};
  const said = JSON.stringify(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: values are compared by content.
  useEffect(() => {
    set(text ? { text, ...(values && { values }) } : null);
    return () => set(null);
  }, [set, text, said]);
}
