import type { SheetWarning, TableSpec } from '@shared/files.ts';
// By its path: the reader's process runs from its sources, too, where no alias is known.
import { columnLetters } from '../../shared/column-letters.ts';
import type { Cell } from './cell.ts';
import { createOccurrences } from './tally.ts';
import { LOST_DIGITS } from './text-marks.ts';

/** Most keys remembered: as many as a sheet of Excel has rows. A longer csv is checked up to this row. */
const MAX_KEYS = 1_048_576;
/** Keys kept as numbers, which are found in half the time of texts; no two of these texts are the same number. */
const SHORT_NUMBER = /^(0|[1-9]\d{0,8})$/;
const DIGITS = /^\d+$/;

/** The checks of one declared column of identifiers. */
export type IdentifierChecks = {
  /** Takes the next cell below the header, with its text. */
  cell: (row: number, cell: Cell) => void;
  /** The column's warnings, including those with a count of zero. */
  warnings: () => SheetWarning[];
};

/** Starts the checks of a column of identifiers: the number of their digits, lost zeros and, in a key, duplicates. */
export function createIdentifierChecks(column: number, spec: TableSpec['columns'][number]): IdentifierChecks {
  const { digits, isKey } = spec;
  const keys = new Set<string | number>();
  const repeated = createOccurrences();
  const zerosLost = createOccurrences();
  const wrongLength = createOccurrences();
  const letters = columnLetters(column);

  function key(text: string, where: () => string): void {
    const value = SHORT_NUMBER.test(text) ? Number(text) : text;
    if (keys.has(value)) repeated.add(1, where);
    else if (keys.size < MAX_KEYS) keys.add(value);
  }

  return {
    cell: (row, { kind, text, marks }) => {
      // Lost digits have a warning of their own; what is left of two identifiers may be the same.
      if (text === '' || marks & LOST_DIGITS) return;
      const where = () => `${letters}${row}`;
      const bare = digits ? text.replace(/\s/g, '') : text;
      if (digits && bare !== '') {
        const [least, most] = digits;
        const length = DIGITS.test(bare) ? bare.length : 0;
        if (kind === 'number' && length > 0 && length < least) zerosLost.add(1, where);
        else if (length < least || length > most) wrongLength.add(1, where);
      }
      if (isKey && bare !== '') key(bare, where);
    },
    warnings: () => [
      zerosLost.warning('zeros-lost', letters),
      wrongLength.warning('identifier-length', letters),
      repeated.warning('duplicate-key', letters),
    ],
  };
}
