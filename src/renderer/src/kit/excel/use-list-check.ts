import { useState } from 'react';
import { checkHeader, type HeaderCheck, type ImportLists } from './list-headers.ts';
import type { Import } from './use-import.ts';

/** Whether a chosen file is for the list into which it goes, and whether the person wants it there all the same. */
export type ListCheck = {
  readonly lists: ImportLists;
  /** What the header of its first sheet says; null before it has been read. */
  readonly found: HeaderCheck | null;
  /** It looks like another list's, and nobody has confirmed it yet. */
  readonly doubtful: boolean;
  readonly confirmed: boolean;
  readonly confirm: (yes: boolean) => void;
};

/** The check of a chosen file against these lists; null where none are given. A confirmation is for one file and one list. */
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
    doubtful: found !== null && found.other !== null && !confirmed,
    confirmed,
    confirm: (yes) => setAnswer(yes ? asked : null),
  };
}
