import { useState } from 'react';
import { checkHeader, type HeaderCheck, type ImportLists, isDoubtful } from './list-headers.ts';
import type { Import } from './use-import.ts';

/** Whether the chosen file fits the list of the import, and whether the person confirmed a doubtful file. */
export type ListCheck = {
  readonly lists: ImportLists;
  /** Result for the header of the first sheet; null before the file is read. */
  readonly found: HeaderCheck | null;
  /** Whether the file looks like another list's and is not confirmed. */
  readonly doubtful: boolean;
  readonly confirmed: boolean;
  readonly confirm: (yes: boolean) => void;
};

/** Checks the chosen file against these lists; null without lists. A confirmation holds for one file and one list. */
export function useListCheck({ choice, preview }: Import, lists: ImportLists | undefined): ListCheck | null {
  const [answer, setAnswer] = useState<string | null>(null);
  if (!lists) return null;
  const asked = `${choice.file?.id} ${lists.own.name}`;
  const header = preview.data?.sheets[0]?.header;
  const found = header ? checkHeader(header, lists) : null;
  const confirmed = answer === asked;
  return {
    lists,
    found,
    doubtful: isDoubtful(found, confirmed),
    confirmed,
    confirm: (yes) => setAnswer(yes ? asked : null),
  };
}
