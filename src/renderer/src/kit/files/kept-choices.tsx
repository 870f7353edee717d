import type { ChosenFile } from '@shared/files.ts';
import { createContext, type ReactNode, useEffect, useState } from 'react';
import { isDeleted } from '@/session/ends.ts';
import { useSession } from '@/session/session.ts';

/** The owner of a choice, its files, and the choice made beside them, such as their season. */
export type KeptFiles = { readonly owner: string; readonly files: readonly ChosenFile[]; readonly beside?: string };

/** The remembered files by the name of their field. */
export const KeptChoices = createContext<Map<string, KeptFiles> | null>(null);

/** Remembers chosen files by the name of their field. They survive an expired session, but not a sign-out. */
export function KeptChoicesProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  const [kept] = useState(() => new Map<string, KeptFiles>());
  const left = isDeleted('chosen files', session);
  useEffect(() => {
    if (left) kept.clear();
  }, [left, kept]);
  return <KeptChoices value={kept}>{children}</KeptChoices>;
}
