import type { ChosenFile } from '@shared/files.ts';
import { useCallback, useRef, useState } from 'react';
import type { FileRule } from '../files/file-rule.ts';
import { type ChosenFiles, releaseAll, useChosenFiles } from '../files/use-chosen-files.ts';
import { useKeptChoices } from '../files/use-kept-choices.ts';

/** Pictures that a form sends together with its fields. */
export type ChosenPictures = {
  /** Name and rule, as given. */
  readonly name: string;
  readonly rule: FileRule;
  readonly choice: ChosenFiles;
  /** In the order of choosing. */
  readonly files: readonly ChosenFile[];
  readonly remove: (id: string) => void;
  /** Removes all. Stable between renders. */
  readonly clear: () => void;
};

/**
 * Holds chosen pictures until their form is sent by `useUpload().sendAll`; `ChosenPicturesField` shows them, and
 * `useEnclosedFiles`, called among the fields, registers them with the form even while they are not shown. They survive
 * an expired session, like single files. `name` must be unique in the program; `rule` must be stable.
 */
export function useChosenPictures(name: string, rule: FileRule): ChosenPictures {
  const kept = useKeptChoices();
  const [files, setFiles] = useState(() => kept.findAll(name));
  const latest = useRef(files);

  const change = useCallback(
    (next: readonly ChosenFile[]) => {
      latest.current = next;
      setFiles(next);
      releaseAll(kept.putAll(name, next).filter((file) => !next.includes(file)));
    },
    [kept, name],
  );
  const choice = useChosenFiles(rule, (chosen) => change([...latest.current, ...chosen]));
  const { forget } = choice;
  const clear = useCallback(() => {
    forget();
    change([]);
  }, [forget, change]);

  return {
    name,
    rule,
    choice,
    files,
    remove: (id) => change(latest.current.filter((file) => file.id !== id)),
    clear,
  };
}
