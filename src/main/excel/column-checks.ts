import type { SheetWarning } from '@shared/files.ts';
import type { Cell } from './cell.ts';
import { LIKE_IDENTIFIER, LOOKS_LIKE_NUMBER, LOST_DIGITS, MIXED_SCRIPTS, STRAY_SPACES } from './text-marks.ts';

/** The checks of one column. */
export type ColumnChecks = {
  cell: (row: number, cell: Cell, inHeader: boolean) => void;
  /** The column's warnings, including those with a count of zero. */
  warnings: (letters: string) => SheetWarning[];
};

/**
 * Starts the checks of one column. Plain number counters on purpose: they run for every cell of a sheet. Identifiers may
 * be numbers and texts.
 */
export function createColumnChecks(isOfIdentifiers: boolean): ColumnChecks {
  let numbers = 0;
  let numberTexts = 0;
  let firstNumberText = 0;
  let texts = 0;
  let firstText = 0;
  let stray = 0;
  let firstStray = 0;
  let mixed = 0;
  let firstMixed = 0;
  let valueless = 0;
  let firstValueless = 0;
  let lost = 0;
  let firstLost = 0;

  function cell(row: number, { kind, marks }: Cell, inHeader: boolean): void {
    if (marks & STRAY_SPACES && stray++ === 0) firstStray = row;
    if (marks & MIXED_SCRIPTS && mixed++ === 0) firstMixed = row;
    if (kind === 'no-value' && valueless++ === 0) firstValueless = row;
    if (inHeader) return;
    if (marks & LOST_DIGITS && lost++ === 0) firstLost = row;
    if (kind === 'number') numbers++;
    else if (marks & (LIKE_IDENTIFIER | LOST_DIGITS)) return;
    else if (marks & LOOKS_LIKE_NUMBER) {
      if (numberTexts++ === 0) firstNumberText = row;
    } else if (kind === 'text' && texts++ === 0) firstText = row;
  }

  return {
    cell,
    warnings: (letters) => {
      const warning = (kind: SheetWarning['kind'], count: number, first: number) => ({
        kind,
        column: letters,
        count,
        first: `${letters}${first}`,
      });
      // Document numbers are rightly kept as texts of digits; among real numbers such texts are a mistake.
      const isNumeric = !isOfIdentifiers && numbers > 0 && numbers + numberTexts > texts;
      return [
        warning('digits-lost', lost, firstLost),
        warning('formula-without-value', valueless, firstValueless),
        warning('number-as-text', isNumeric ? numberTexts : 0, firstNumberText),
        warning('text-among-numbers', isNumeric ? texts : 0, firstText),
        warning('stray-spaces', stray, firstStray),
        warning('mixed-scripts', mixed, firstMixed),
      ];
    },
  };
}
