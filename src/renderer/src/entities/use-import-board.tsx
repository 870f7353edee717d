import { type ReactNode, useState } from 'react';
import type { Text } from '@/i18n/catalogue.ts';
import { useT } from '@/i18n/use-t.ts';
import type { UploadRequest } from '@/kit/files/use-upload.ts';
import { BoardField } from './board-field.tsx';

export type ImportBoard = {
  readonly board: number | null;
  /** Says that a board must be chosen, where none is. */
  readonly ask: () => void;
  /** Where the file goes together with the board; null, and said, where none is chosen. */
  readonly request: (path: string) => UploadRequest | null;
  /** The field that stands beside the file. */
  readonly field: ReactNode;
};

/** The board to which an imported table belongs; `missing` is said where none is chosen. */
export function useImportBoard(missing: Text): ImportBoard {
  const { t } = useT();
  const [board, setBoard] = useState<number | null>(null);
  const [asked, setAsked] = useState(false);
  return {
    board,
    ask: () => setAsked(true),
    request: (path) => {
      setAsked(true);
      return board === null ? null : { path, field: 'file', fields: { board_id: String(board) }, repeatable: false };
    },
    field: (
      <BoardField value={board} onChange={setBoard} error={asked && board === null ? t(missing) : undefined} required />
    ),
  };
}
