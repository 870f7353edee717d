import type { ChosenFile, TablePreview } from '@shared/files.ts';
import { useState } from 'react';
import { doubtsOf, type FileDoubt } from './doubts.ts';
import { checkHeader, type HeaderCheck, type ImportLists } from './list-headers.ts';

/** Whether the chosen file fits the list of the import, and whether the person confirmed a doubtful file. */
export type ListCheck = {
  readonly lists: ImportLists;
  /** Result for the header of the first sheet; null before the file is read, and of an empty sheet. */
  readonly found: HeaderCheck | null;
  /** Reasons to ask before the file is sent; none before it is read. */
  readonly doubts: readonly FileDoubt[];
  /** Whether there are doubts that are not confirmed. */
  readonly doubtful: boolean;
  readonly confirmed: boolean;
  readonly confirm: (yes: boolean) => void;
};

/** Checks the chosen file for the list of an import. A confirmation holds for one file, one list and one
 * encoding. */
export function useListCheck(
  file: ChosenFile | null,
  preview: TablePreview | undefined,
  lists: ImportLists,
): ListCheck {
  const [answer, setAnswer] = useState<string | null>(null);
  const asked = `${file?.id} ${lists.own.name} ${preview?.csv?.encoding}`;
  const header = preview?.sheets[0]?.header ?? [];
  const found = checkHeader(header, lists);
  const doubts = preview ? doubtsOf(preview, found) : [];
  const confirmed = answer === asked;
  return {
    lists,
    found: header.length > 0 ? found : null,
    doubts,
    doubtful: doubts.length > 0 && !confirmed,
    confirmed,
    confirm: (yes) => setAnswer(yes ? asked : null),
  };
}
