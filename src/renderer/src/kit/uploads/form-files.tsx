import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useMemo, useState } from 'react';

/** A chosen file of a form's field. */
type FormFile = {
  readonly clear: () => void;
  /** Whether the form waits for the file to be uploaded; false for a file sent with the form. */
  readonly awaited: boolean;
};

/** The chosen files of a form that the platform does not have yet. */
export type FormFiles = {
  /** True while an awaited file is not uploaded: the form cannot be sent, as it would lack the file. */
  readonly pending: boolean;
  /** True while there is any file: leaving the form would lose it. */
  readonly chosen: boolean;
  /** True while uploads are held back: restoring an earlier draft could overwrite an uploaded file. */
  readonly held: boolean;
  /** Clears these files. */
  readonly clear: () => void;
  /** Registers a field's file; returns the function that removes it. Stable between renders. */
  readonly add: (file: FormFile) => () => void;
};

const FormFilesContext = createContext<FormFiles | null>(null);

/**
 * State of a form with file fields; pass it to `FormFilesProvider` around them. `held` holds the uploads back; default:
 * false.
 */
export function useFormFiles(held = false): FormFiles {
  const [fields, setFields] = useState<readonly FormFile[]>([]);
  // Stable: a field registers again when `add` changes, which would loop.
  const add = useCallback<FormFiles['add']>((file) => {
    setFields((known) => [...known, file]);
    return () => setFields((known) => known.filter((other) => other !== file));
  }, []);
  return useMemo(
    () => ({
      pending: fields.some(({ awaited }) => awaited),
      chosen: fields.length > 0,
      held,
      clear: () => {
        for (const { clear } of fields) clear();
      },
      add,
    }),
    [fields, held, add],
  );
}

/** Provides a form's files to the file fields inside. */
export function FormFilesProvider({ files, children }: { files: FormFiles; children: ReactNode }) {
  return <FormFilesContext value={files}>{children}</FormFilesContext>;
}

/** Whether the enclosing form holds uploads back; false without a form. */
export const useUploadsHeld = (): boolean => use(FormFilesContext)?.held ?? false;

/** Registers a field's file with the enclosing form while it is not uploaded; `clear` (stable) clears the field. */
export const usePendingFile = (pending: boolean, clear: () => void): void => useFormFile(pending, true, clear);

/**
 * Registers chosen files that are sent with the enclosing form, which does not wait for them. `clear` must be stable.
 */
export const useEnclosedFiles = (chosen: boolean, clear: () => void): void => useFormFile(chosen, false, clear);

function useFormFile(there: boolean, awaited: boolean, clear: () => void): void {
  const add = use(FormFilesContext)?.add;
  useLayoutEffect(() => (there && add ? add({ clear, awaited }) : undefined), [there, awaited, clear, add]);
}
