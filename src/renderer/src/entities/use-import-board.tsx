import { type ReactNode, useState } from 'react';
import type { Text } from '@/i18n/text.ts';
import { useT } from '@/i18n/use-t.ts';
import type { Import } from '@/kit/excel/use-import.ts';
import type { UploadRequest } from '@/kit/files/use-upload.ts';
import { BoardField } from './board-field.tsx';
import type { BoardsQuery } from './boards.ts';

/** The board of an import: its value, its field, and the upload request. */
export type ImportBoard = {
  readonly board: number | null;
  /** Shows the error if no board is chosen. */
  readonly ask: () => void;
  /** Resets to the import's initial board; call when the import is closed. */
  readonly reset: () => void;
  /** The upload request for the chosen board; without a board, returns null and shows the error. */
  readonly request: (path: string) => UploadRequest | null;
  /** The board field, shown beside the file. */
  readonly field: ReactNode;
};

type ImportBoardOptions = {
  /** The list's board, the initial value. Default: none. */
  begin?: number | null;
  /** Query of the offered boards. Default: the active boards of the person's type. */
  boards?: BoardsQuery;
};

/** Stored value of a cleared board. */
const NONE = 'none';

/** State of the board that an imported table belongs to, kept with its file. `missing`: error if no board is chosen. */
export function useImportBoard(
  { beside, setBeside }: Pick<Import, 'beside' | 'setBeside'>,
  missing: Text,
  { begin = null, ...boards }: ImportBoardOptions = {},
): ImportBoard {
  const { t } = useT();
  const [asked, setAsked] = useState(false);
  const board = beside === null ? begin : beside === NONE ? null : Number(beside);
  return {
    board,
    ask: () => setAsked(true),
    reset: () => {
      setBeside(null);
      setAsked(false);
    },
    request: (path) => {
      setAsked(true);
      return board === null ? null : { path, field: 'file', fields: { board_id: String(board) }, repeatable: false };
    },
    field: (
      <BoardField
        {...boards}
        value={board}
        onChange={(next) => setBeside(next === null ? NONE : String(next))}
        error={asked && board === null ? t(missing) : undefined}
        required
      />
    ),
  };
}
