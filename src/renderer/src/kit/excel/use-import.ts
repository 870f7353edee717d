import { useEffect, useMemo, useState } from 'react';
import type { FileRule } from '../files/file-rule.ts';
import { type FileChoice, useChosenFile } from '../files/use-chosen-file.ts';
import { useKeptChoices } from '../files/use-kept-choices.ts';
import { type Upload, useUpload } from '../files/use-upload.ts';

/** An import of a screen: its dialog, file and upload. */
export type Import = {
  readonly opened: boolean;
  readonly open: () => void;
  /** Closes the dialog and clears the file. */
  readonly close: () => void;
  readonly rule: FileRule;
  readonly choice: FileChoice;
  readonly upload: Upload;
  /** Choice made beside the file, such as its season; null: none, the default applies. */
  readonly beside: string | null;
  readonly setBeside: (beside: string | null) => void;
};

/**
 * State of an import, for its button and `ImportDialog`. If the session ended during the import, the dialog opens again
 * with the same file and for the same target. `name` must be unique; `rule` must be stable between renders.
 */
export function useImport(name: string, rule: FileRule): Import {
  const kept = useKeptChoices();
  const [opened, setOpened] = useState(() => kept.find(name) !== null);
  const choice = useChosenFile(name, rule);
  const upload = useUpload();
  const [beside, setBeside] = useState(() => kept.beside(name));
  // `beside` may be set before the file is chosen.
  const { file } = choice;
  useEffect(() => {
    if (file) kept.putBeside(name, beside);
  }, [kept, name, file, beside]);
  return useMemo(
    () => ({
      opened,
      open: () => setOpened(true),
      close: () => {
        setOpened(false);
        choice.clear();
        upload.reset();
      },
      rule,
      choice,
      upload,
      beside,
      setBeside,
    }),
    [opened, rule, choice, upload, beside],
  );
}
