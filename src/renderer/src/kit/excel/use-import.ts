import { useMemo, useState } from 'react';
import { useKeptChoices } from '../files/kept-choices.tsx';
import { type Choice, useChosenFile } from '../files/use-chosen-file.ts';
import { type Upload, useUpload } from '../files/use-upload.ts';
import type { FileWish } from '../files/wish.ts';
import { useTablePreview } from './use-table-preview.ts';

/** A dialog that imports a table, and how far it has come. */
export type Import = {
  readonly opened: boolean;
  readonly open: () => void;
  /** Also gives the file up. */
  readonly close: () => void;
  readonly wish: FileWish;
  readonly choice: Choice;
  readonly preview: ReturnType<typeof useTablePreview>;
  readonly upload: Upload;
};

/**
 * The import of a screen, for its button and its `ImportDialog`. Where the session ended over it, it is open again
 * with the same file. `name` tells imports apart; `wish` must be stable between renders.
 */
export function useImport(name: string, wish: FileWish): Import {
  const kept = useKeptChoices();
  const [opened, setOpened] = useState(() => kept.find(name) !== null);
  const choice = useChosenFile(name, wish);
  const preview = useTablePreview(choice.file);
  const upload = useUpload();
  return useMemo(
    () => ({
      opened,
      open: () => setOpened(true),
      close: () => {
        setOpened(false);
        choice.clear();
        upload.reset();
      },
      wish,
      choice,
      preview,
      upload,
    }),
    [opened, wish, choice, preview, upload],
  );
}
