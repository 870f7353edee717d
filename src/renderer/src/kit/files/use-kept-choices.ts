import type { ChosenFile } from '@shared/files.ts';
import { use, useMemo } from 'react';
import { choiceOwner } from '@/session/choices.ts';
import { useMe } from '@/session/session.ts';
import { KeptChoices } from './kept-choices.tsx';

/** Returns the remembered files of the signed-in person; those of other people are hidden. */
export function useKeptChoices() {
  const kept = use(KeptChoices);
  if (!kept) throw new Error('useKeptChoices outside of its provider');
  const owner = choiceOwner(useMe());
  return useMemo(() => {
    const findAll = (name: string): readonly ChosenFile[] => {
      const found = kept.get(name);
      return found?.owner === owner ? found.files : [];
    };
    /** Replaces the files of a field and returns the previous files, whoever chose them. */
    const putAll = (name: string, files: readonly ChosenFile[]): readonly ChosenFile[] => {
      const earlier = kept.get(name)?.files ?? [];
      if (files.length > 0) kept.set(name, { owner, files });
      else kept.delete(name);
      return earlier;
    };
    return {
      findAll,
      putAll,
      /** `findAll` and `putAll` for a field of one file. */
      find: (name: string): ChosenFile | null => findAll(name)[0] ?? null,
      put: (name: string, file: ChosenFile | null): ChosenFile | null => putAll(name, file ? [file] : [])[0] ?? null,
      /** The choice made beside the remembered files of a field; null if there is none, or no remembered file. */
      beside: (name: string): string | null => {
        const found = kept.get(name);
        return (found?.owner === owner && found.beside) || null;
      },
      /** Remembers the choice made beside the files of a field, as long as the files are remembered. */
      putBeside: (name: string, beside: string | null): void => {
        const found = kept.get(name);
        if (found?.owner !== owner) return;
        const { owner: same, files } = found;
        kept.set(name, { owner: same, files, ...(beside !== null && { beside }) });
      },
    };
  }, [kept, owner]);
}
