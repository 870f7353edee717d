import type { TablePreview } from '@shared/files.ts';
import { dataRows } from './data-rows.ts';
import type { HeaderCheck } from './list-headers.ts';

/** A reason to ask before a file is sent. */
export type FileDoubt =
  /** The file looks like another list's. */
  | { kind: 'other-list'; found: HeaderCheck & { readonly other: NonNullable<HeaderCheck['other']> } }
  /** The header is below a title, in this row of the sheet. */
  | { kind: 'title'; row: number; titles: readonly string[] }
  /** The first sheet has no row to send; `header`: whether it has a header; `elsewhere`: the first sheet with rows. */
  | { kind: 'nothing'; header: boolean; elsewhere: string | null };

/** What is doubtful in a file: its first sheet is the one that the platform reads. */
export function doubtsOf({ sheets }: TablePreview, found: HeaderCheck): readonly FileDoubt[] {
  const [sheet] = sheets;
  if (!sheet || dataRows(sheet) === 0) {
    const elsewhere = sheets.find((other) => dataRows(other) > 0)?.name ?? null;
    return [...otherList(found), { kind: 'nothing', header: (sheet?.rows ?? 0) > 0, elsewhere }];
  }
  const { titles = [], headerRow } = sheet;
  return [...otherList(found), ...(titles.length > 0 ? [{ kind: 'title', row: headerRow, titles } as const] : [])];
}

const otherList = ({ other, ...found }: HeaderCheck): readonly FileDoubt[] =>
  other ? [{ kind: 'other-list', found: { ...found, other } }] : [];
