import { type ReactNode, useState } from 'react';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';
import type { UploadRequest } from '@/kit/files/use-upload.ts';
import { BoardField } from './board-field.tsx';

/** The board of an import: its value, its field, and the upload request. */
export type ImportBoard = {
  readonly board: number | null;
  /** Shows the error where no board is chosen. */
  readonly ask: () => void;
  /** Starts over with the board that the import began with; for an import that is closed. */
  readonly reset: () => void;
  /** The upload request for the chosen board; without a board: null, and the error is shown. */
  readonly request: (path: string) => UploadRequest | null;
  /** The board field, shown beside the file. */
  readonly field: ReactNode;
};

/**
 * State of the board that an imported table belongs to. `missing`: error where no board is chosen; `begin`: the board
 * that is chosen at first. Default: none.
 */
export function useImportBoard(missing: Text, begin: number | null = null): ImportBoard {
  const { t } = useT();
  const [board, setBoard] = useState(begin);
  const [asked, setAsked] = useState(false);
  return {
    board,
    ask: () => setAsked(true),
    reset: () => {
      setBoard(begin);
      setAsked(false);
    },
    request: (path) => {
      setAsked(true);
      return board === null ? null : { path, field: 'file', fields: { board_id: String(board) }, repeatable: false };
    },
    field: (
      <BoardField value={board} onChange={setBoard} error={asked && board === null ? t(missing) : undefined} required />
    ),
  };
}
