import type { ChosenFile } from '@shared/files.ts';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { useMe, useSession } from '@/session/session.ts';

/** Whose choice it is, and the file. */
type Kept = { readonly owner: string; readonly file: ChosenFile };

const KeptChoices = createContext<Map<string, Kept> | null>(null);

/**
 * Remembers chosen files by the name of their field. They outlive a session that ended by itself, but not one
 * that its person ended.
 */
export function KeptChoicesProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  const [kept] = useState(() => new Map<string, Kept>());
  const left = session.status === 'signed-out' && session.reason !== 'expired';
  useEffect(() => {
    if (left) kept.clear();
  }, [left, kept]);
  return <KeptChoices value={kept}>{children}</KeptChoices>;
}

/** The choices of the person who is signed in; another person's are not seen. */
export function useKeptChoices() {
  const kept = use(KeptChoices);
  if (!kept) throw new Error('useKeptChoices outside of its provider');
  const { role, id, username } = useMe();
  const owner = [role, id, username].join('|');
  return useMemo(
    () => ({
      find: (name: string): ChosenFile | null => {
        const found = kept.get(name);
        return found?.owner === owner ? found.file : null;
      },
      /** Puts a file in the place of an earlier one, whoever's it was, and gives that one. */
      put: (name: string, file: ChosenFile | null): ChosenFile | null => {
        const earlier = kept.get(name)?.file ?? null;
        if (file) kept.set(name, { owner, file });
        else kept.delete(name);
        return earlier;
      },
    }),
    [kept, owner],
  );
}
